// Sections, families of goods, and what each comes in: other trades than those of fresh-2.
export const SHELVES = {
  camp: {
    Shelter: {
      'Ridge Tent': '1P, 2P, 3P, 4P',
      'Tarp, Silnylon': '8 x 10, 10 x 12',
      'Bivy Sack': 'Regular, Long',
      'Ground Sheet': '2P, 3P',
    },
    Sleep: {
      'Down Quilt': '20F, 30F, 40F',
      'Foam Pad': 'Short, Regular',
      'Inflatable Pillow': 'Moss, Slate, Rust',
      Hammock: 'Single, Double',
    },
    Cook: {
      'Titanium Pot': '550 ml, 750 ml, 900 ml, 1300 ml',
      'Long Spoon': 'Matte, Polished',
      'Canister Stove': 'Micro, Group',
      'Windscreen, Folding': '-',
      'Enamel Mug 12 oz': 'Speckle Blue, Speckle Cream, Black',
    },
    Carry: {
      'Roll-Top Dry Bag': '4 L, 8 L, 13 L, 20 L, 35 L',
      'Hip Pack': 'Ochre, Pine, Black',
      'Stuff Sack Set': '3 pc, 5 pc',
      'Daypack 18 L': 'Granite, Juniper',
    },
    Light: {
      'Headlamp 350 lm': 'Red, Grey',
      'Lantern, Collapsible': 'Warm, Cool',
      'Fire Steel': 'Army, Scout',
      'Stormproof Matches': '25 ct, 4 x 25 ct',
    },
  },
  paper: {
    Notebooks: {
      'Dot Grid Notebook A5': 'Ink, Sand, Fern, Brick',
      'Pocket Memo, set of 3': 'Plain, Ruled, Graph',
      'Weekly Planner, undated': 'Linen, Cork',
      'Sketchbook 140 gsm': 'A6, A5, A4',
    },
    'Greeting Cards': {
      'Birthday Card': 'Otter, Balloon Whale, Cake Stack, Dancing Fox',
      'Thank You Card': 'Wildflowers, Terrazzo, Lemons',
      'New Baby Card': 'Stork, Moon',
      'Sympathy Card': 'Willow, Grey Dove',
    },
    'Gift Wrap': {
      'Wrapping Sheet 50 x 70': 'Pine Cones, Marble, Stripe',
      'Satin Ribbon 10 m': 'Ivory, Forest, Ruby',
      'Gift Tags, 12 ct': 'Kraft, Foil',
    },
    Desk: {
      'Brass Ruler 15 cm': '-',
      'Cedar Pencils, tin of 12': 'HB, 2B',
      'Gel Pen 0.5': 'Black, Blue, Green, Coral',
      'Washi Tape': 'Botanical, Gingham, Night Sky, Mushrooms',
      'Desk Pad': 'Weekly, Daily',
    },
  },
  garden: {
    Tools: {
      'Hand Trowel, Ash': 'Narrow, Wide',
      'Bypass Secateurs': 'Small, Large',
      'Hori Hori Knife': '-',
      'Copper Dibber': '-',
      'Watering Can': '1.5 L, 5 L, 9 L',
    },
    'Pots & Planters': {
      'Terracotta Pot': '9 cm, 13 cm, 18 cm, 25 cm, 32 cm',
      'Glazed Planter': 'Celadon 15 cm, Indigo 15 cm, Oat 15 cm, Celadon 22 cm, Indigo 22 cm',
      'Hanging Basket, Willow': '30 cm, 40 cm',
      'Seed Tray, Steel': 'Half, Full',
    },
    Seeds: {
      'Heirloom Tomato': 'Brandywine, Black Krim, Green Zebra',
      'Sweet Pea': 'Matucana, Cupani, Old Spice',
      'Salad Mix': 'Spicy, Mild, Winter',
      'Pollinator Mix': '5 g, 25 g',
    },
    Wildlife: {
      'Bird Feeder': 'Seed, Nut, Suet',
      'Bee Hotel': 'Small, Tall',
      'Nest Box': '26 mm, 32 mm',
      'Hedgehog House': '-',
    },
  },
  kitchen: {
    Knives: {
      'Paring Knife': '3", 4"',
      'Chef Knife': '6", 8", 10"',
      'Bread Knife 9"': '-',
      'Steak Knives': 'set of 4, set of 6',
    },
    Cookware: {
      'Cast Iron Skillet': '6.5", 8", 10.25", 12"',
      'Enameled Dutch Oven': '3 qt Sage, 5 qt Sage, 5 qt Cobalt, 7 qt Cobalt',
      'Carbon Steel Wok': '12", 14"',
      'Stockpot, Tri-Ply': '6 qt, 8 qt, 12 qt',
    },
    Bakeware: {
      'Loaf Pan': '8.5", 9"',
      'Half Sheet Pan': 'single, 2-pack',
      'Tart Ring': '7 cm, 10 cm, 24 cm',
      'Silicone Mat': 'Half, Quarter',
      'Proofing Basket': 'Round 9", Oval 10"',
    },
    Gadgets: {
      'Fine Grater': 'Narrow, Wide',
      'Fish Spatula': 'Walnut, Poly',
      'Salt Cellar': 'Acacia, Marble',
      'Digital Thermometer': 'Graphite, Red',
      'Pepper Mill': '5", 8", 12"',
      'Bench Scraper': '-',
    },
  },
  baby: {
    Feed: {
      'Silicone Bib': 'Sage, Clay, Oat, Mist',
      'Suction Bowl with Lid': 'Sage, Clay, Mist',
      'Straw Cup 6 oz': 'Oat, Mist, Plum',
      'Bamboo Spoons, 4 pk': 'Warm, Cool',
    },
    Bath: {
      'Hooded Towel': 'Bear, Fox, Bunny',
      'Bath Thermometer': 'Whale, Duck',
      'Muslin Washcloths, 5 pk': 'Leaf, Stars',
      'Baby Lotion': '100 ml, 250 ml',
    },
    Sleep: {
      'Swaddle Blanket 47 x 47': 'Rainbow, Fern, Checker, Sunrise',
      'Sleep Bag 1.0 TOG': '0-6 m, 6-12 m, 12-18 m',
      'Sleep Bag 2.5 TOG': '0-6 m, 6-12 m, 12-18 m',
      'Crib Sheet': 'Fern, Checker, White',
    },
    Play: {
      'Teether, Beech': 'Cloud, Leaf, Star',
      'Crinkle Book': 'Farm, Ocean',
      'Rattle, Crochet': 'Lion, Koala, Llama',
      'Nesting Cups': 'Earth, Berry',
    },
  },
  brew: {
    'Black Tea': {
      'Assam Breakfast': '50 g, 100 g, 250 g, 15 bags, 50 bags',
      'Earl Grey Supreme': '50 g, 100 g, 250 g, 15 bags, 50 bags',
      'Darjeeling First Flush': '50 g, 100 g',
      'Smoked Lapsang': '50 g, 100 g',
    },
    'Green & White': {
      'Sencha Fuji': '50 g, 100 g, 15 bags',
      'Jasmine Pearls': '50 g, 100 g',
      'Matcha Ceremonial': '30 g, 100 g',
      'White Peony': '40 g, 80 g',
    },
    Herbal: {
      'Rooibos Orange': '75 g, 150 g, 15 bags',
      'Peppermint Leaf': '40 g, 80 g, 15 bags',
      'Chamomile Flower': '40 g, 80 g, 15 bags',
      'Hibiscus & Ginger': '75 g, 150 g',
    },
    Coffee: {
      'House Blend': '250 g, 1 kg, 10 capsules',
      'Ethiopia Guji': '250 g, 1 kg',
      'Decaf Swiss Water': '250 g, 1 kg, 10 capsules',
    },
    Ware: {
      'Glass Teapot': '600 ml, 1000 ml',
      'Bamboo Whisk': '-',
      'Paper Filters': '40 ct, 100 ct',
    },
  },
  bike: {
    Lights: {
      'Front Light': '200 lm, 450 lm, 800 lm, 1200 lm',
      'Rear Light': '20 lm, 65 lm, 150 lm',
      'Spoke Reflectors': '12 pk, 36 pk',
    },
    Bags: {
      'Frame Bag': 'Small, Medium, Large',
      'Saddle Bag': '0.5 L, 1 L, 14 L',
      'Pannier 20 L': 'Black, Olive, Yellow',
      'Handlebar Roll': '9 L, 14 L',
    },
    Repair: {
      'Mini Pump': 'Road, MTB',
      'Multi-Tool': '9 function, 17 function, 22 function',
      'Patch Kit, Glueless': '-',
      'Inner Tube 700c': '23-28 PV48, 28-35 PV48, 35-45 SV40',
      'Inner Tube 29"': '1.9-2.35 PV48, 2.3-2.8 PV48',
      'Tire Levers': '2 pk, 3 pk',
      'Chain Lube': 'Wet 60 ml, Wet 120 ml, Dry 60 ml, Dry 120 ml, Wax 120 ml',
    },
    Parts: {
      'Lock-On Grips': 'Black, Gum, Teal',
      'Bar Tape': 'Black, White, Brown',
      'Flat Pedal': 'Nylon, Alloy',
      'Bottle Cage': 'Alloy Black, Alloy Silver, Carbon',
      Bell: 'Brass, Black',
    },
  },
  audio: {
    Speakers: {
      'Bookshelf Speaker, pair': 'Walnut, Oak, Black',
      'Tower Speaker, each': 'Walnut, Oak, Black',
      Subwoofer: '8 in, 10 in, 12 in',
      'In-Ceiling Speaker': '6.5 in, 8 in',
      'Outdoor Rock Speaker': 'Granite, Sandstone',
    },
    Electronics: {
      'Integrated Amplifier': '60 W, 100 W',
      'Phono Stage': 'MM, MM/MC',
      'Network Streamer': 'Silver, Black',
      'Headphone Amplifier': 'Desktop, Portable',
      Turntable: 'Belt, Direct Drive, Carbon Arm',
    },
    Headphones: {
      'Closed-Back Headphones': 'Black, Tan',
      'Open-Back Headphones': '50 ohm, 300 ohm',
      'In-Ear Monitors': 'Single, Dual, Triple',
    },
    Accessories: {
      'Speaker Stands, pair': '24 in, 28 in',
      'Speaker Wire': '50 ft, 100 ft, 250 ft',
      'RCA Cable': '1 m, 2 m',
      'Record Brush': '-',
      'Isolation Feet': '4 pk, 8 pk',
      'Wall Mount': 'Small, Large',
      'Dust Cover': '-',
    },
  },
} as const;

export type Shelf = keyof typeof SHELVES;
