/** The lines of business that the brands are in. `noun` is a word for what they sell, as it stands in a sentence. */
export interface Category {
  readonly key: string;
  readonly label: string;
  readonly noun: string;
  readonly goods: readonly string[];
  readonly materials: readonly string[];
}

const category = (key: string, label: string, noun: string, goods: string, materials: string): Category => ({
  key,
  label,
  noun,
  goods: goods.split(', '),
  materials: materials.split(', '),
});

export const CATEGORIES: readonly Category[] = [
  category(
    'kitchen',
    'Home & Kitchen',
    'kitchenware',
    'skillet, mixing bowl set, garlic press, bread box, utensil crock, spice rack',
    'cast iron, acacia, stoneware, steel',
  ),
  category(
    'beauty',
    'Beauty & Personal Care',
    'skin care',
    'face serum, body butter, lip balm, clay mask, hand cream, beard oil',
    'squalane, shea, rosehip, oat',
  ),
  category(
    'pets',
    'Pet Supplies',
    'pet goods',
    'dog harness, cat tunnel, slow feeder bowl, treat pouch, orthopedic bed, rope toy',
    'hemp, canvas, silicone, fleece',
  ),
  category(
    'toys',
    'Toys & Games',
    'toys',
    'stacking rings, marble run, wooden train, puzzle, memory game, plush bear',
    'beech, cotton, cork, felt',
  ),
  category(
    'garden',
    'Patio, Lawn & Garden',
    'garden tools',
    'pruning shears, raised bed kit, hose nozzle, seed tray, plant stand, bird feeder',
    'cedar, copper, jute, zinc',
  ),
  category(
    'grocery',
    'Grocery & Gourmet Food',
    'pantry goods',
    'hot sauce, granola, wildflower honey, spice blend, herbal tea, olive tapenade',
    'organic, smoked, raw, stone-ground',
  ),
  category(
    'baby',
    'Baby Products',
    'baby essentials',
    'swaddle, teether, diaper caddy, bib set, stroller hook, night light',
    'muslin, bamboo, silicone, linen',
  ),
  category(
    'sports',
    'Sports & Outdoors',
    'outdoor gear',
    'resistance band, dry bag, camp mug, yoga strap, trekking poles, head lamp',
    'ripstop, cork, aluminum, neoprene',
  ),
  category(
    'office',
    'Office Products',
    'stationery',
    'dot-grid notebook, desk mat, fountain pen, planner, file box, washi tape',
    'kraft, leather, brass, recycled',
  ),
  category(
    'tools',
    'Tools & Home Improvement',
    'hand tools',
    'bit set, clamp, work light, stud finder, chisel roll, tape measure',
    'hickory, chrome, carbon steel, nylon',
  ),
  category(
    'candles',
    'Home Fragrance',
    'candles',
    'soy candle, reed diffuser, wax melts, incense holder, room spray, match cloche',
    'cedar, fig, amber, vetiver',
  ),
  category(
    'jewelry',
    'Clothing, Shoes & Jewelry',
    'jewelry',
    'hoop earrings, signet ring, layered necklace, cuff, charm bracelet, hair pins',
    'brass, pearl, silver, enamel',
  ),
  category(
    'apparel',
    'Clothing',
    'apparel',
    'beanie, merino socks, apron dress, overshirt, tote, bandana',
    'merino, linen, denim, organic cotton',
  ),
  category(
    'supplements',
    'Health & Household',
    'supplements',
    'magnesium gummies, probiotic, collagen powder, electrolyte mix, vitamin drops, greens',
    'vegan, unflavored, citrus, ginger',
  ),
  category(
    'electronics',
    'Electronics',
    'accessories',
    'charging dock, cable organizer, phone stand, travel adapter, desk speaker, laptop sleeve',
    'walnut, aluminum, wool, braided',
  ),
  category(
    'auto',
    'Automotive',
    'car care',
    'wash mitt, trunk organizer, seat gap filler, detailing clay, tire gauge, wheel brush',
    'microfiber, carbon, rubber, nylon',
  ),
  category(
    'craft',
    'Arts, Crafts & Sewing',
    'craft supplies',
    'yarn kit, embroidery hoop, watercolor set, stamp pad, linocut tools, bead box',
    'alpaca, maple, gouache, cotton',
  ),
  category(
    'coffee',
    'Coffee & Tea',
    'brewing gear',
    'pour-over kettle, dripper, milk pitcher, hand grinder, tea infuser, cold brew jar',
    'borosilicate, copper, ceramic, bamboo',
  ),
  category(
    'cleaning',
    'Household Cleaning',
    'cleaning goods',
    'dish brush, laundry sheets, all-purpose concentrate, refill bottle, lint roller, soap dish',
    'sisal, amber glass, coconut, cellulose',
  ),
  category(
    'decor',
    'Home Décor',
    'home decor',
    'throw pillow, wall hook, vase, picture ledge, table runner, doormat',
    'rattan, terracotta, mango wood, linen',
  ),
  category(
    'party',
    'Party Supplies',
    'party goods',
    'paper garland, balloon kit, cake topper, confetti cannon, napkin set, photo props',
    'foil, kraft, tissue, gold',
  ),
  category(
    'music',
    'Musical Instruments',
    'music accessories',
    'guitar strap, kalimba, capo, drumstick set, instrument stand, music folio',
    'suede, koa, maple, steel',
  ),
  category(
    'fishing',
    'Hunting & Fishing',
    'tackle',
    'lure kit, tackle wrap, rod holder, fillet knife, landing net, line cutter',
    'tungsten, cork, brass, mesh',
  ),
  category(
    'science',
    'Industrial & Scientific',
    'workshop supplies',
    'digital caliper, label holder, storage bin, safety glasses, shop apron, parts tray',
    'polycarbonate, steel, waxed canvas, ABS',
  ),
];

const byKey = new Map(CATEGORIES.map((entry) => [entry.key, entry]));

export const categoryOf = (key: string): Category => {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`No category ${key}`);
  return found;
};
