/** `# section`, and below it `what | variants | cost of one | pieces in a case`. */
export const SHELVES = {
  kitchen: `
# Drinkware
Enamel Camp Mug 12 oz | Cream, Sage, Navy, Brick Red | 8.50 | 6
Stoneware Latte Bowl | Oat, Charcoal | 11 | 4
Double Wall Glass Tumbler 10 oz, Set of 2 | | 14.25 | 6
# Cookware
Cast Iron Skillet 10.25" | | 19.50 | 3
Carbon Steel Wok with Lid, 14" | | 32 | 2
Nonstick Fry Pan | 8", 10", 12" | 16.75 | 4
Silicone Spatula | Teal, Poppy, Slate | 4.10 | 12
Bench Scraper, Stainless | | 5.25 | 12
# Boards & Knives
Acacia Cheese Board with Slate Inlay | | 18 | 4
Bamboo Cutting Board | Small, Medium, Large | 9.80 | 6
Paring Knife 3.5" | Black, Olive Wood | 12.40 | 6
Chef's Knife 8" | Black, Olive Wood | 31.50 | 3
Knife Sharpener, 2-Stage | | 10.90 | 6
# Textiles
Linen Tea Towel, Set of 2 | Stripe, Check, Herringbone | 9 | 6
Cotton Crossback Apron | Natural, Ink, Rust | 17.50 | 4
Quilted Oven Mitt | Natural, Ink | 7.25 | 6
# Pantry Storage
Glass Canister with Cork Lid | 16 oz, 32 oz, 64 oz | 8.20 | 6
Beeswax Wraps, Assorted 3-Pack | | 7.50 | 12
Salt Cellar with Spoon, Mango Wood | | 8.90 | 6
Ceramic Butter Keeper | White, Blue | 12 | 4
Garlic Rocker Press | | 9.40 | 8
`,
  pets: `
# Treats
Salmon Skin Twists 4 oz | | 4.75 | 12
Peanut Butter Training Bites 6 oz | | 4.20 | 12
Bully Stick 6" | Single, 5-Pack, 25-Pack | 9.60 | 10
Freeze-Dried Beef Liver | 3 oz, 8 oz, 16 oz | 8.25 | 8
Yak Cheese Chew | Small, Medium, Large | 6.10 | 12
Pumpkin & Ginger Digestive Chews 30 ct | | 11.50 | 6
# Toys
Natural Rubber Bone | Small, Large | 6.80 | 6
Plush Burrito with Squeaker | | 5.40 | 6
Rope Tug, Cotton | 2-Knot, 3-Knot | 4.90 | 12
Snuffle Mat 18 x 18 in | Grey, Forest | 13.75 | 4
Catnip Kicker | Trout, Carrot, Pickle | 4.30 | 12
Wand Toy with Feathers | | 5.15 | 12
# Walk
No-Pull Harness | XS, S, M, L, XL | 17.90 | 4
Biothane Leash 6 ft | Black, Orange, Teal | 14.50 | 6
Martingale Collar | S, M, L | 9.25 | 6
Waste Bags, Compostable, 120 ct | | 5.60 | 24
# Home
Slow Feeder Bowl | Small, Large | 8.40 | 6
Elevated Bowl Stand, Bamboo | | 21 | 2
Orthopedic Crate Mat | 24", 30", 36", 42" | 19.80 | 2
Lick Mat with Suction Cups | | 5.90 | 12
`,
  beauty: `
# Body
Whipped Body Butter 8 oz | Lavender, Sweet Orange, Unscented | 11 | 6
Goat Milk Bar Soap 4.5 oz | Oatmeal, Charcoal, Rosemary, Patchouli | 3.75 | 12
Bath Bomb 5 oz | Eucalyptus, Rose, Citrus Mint | 2.60 | 12
Magnesium Soak 32 oz | | 10.50 | 6
Sugar Scrub 10 oz | Coconut, Coffee | 9.25 | 6
# Face
Vitamin C Serum 1 fl oz | | 14 | 6
Hydrating Rose Toner 4 fl oz | | 8.50 | 6
Squalane Face Oil 30 ml | | 15.75 | 6
Overnight Lip Mask 0.5 oz | Berry, Vanilla | 6 | 8
Gentle Jelly Cleanser 5 fl oz | | 9.80 | 6
Mineral Sunscreen SPF 30, 50 ml | | 12.60 | 6
# Hair
Shampoo Bar 3.2 oz | Tea Tree, Argan, Fragrance Free | 6.50 | 8
Conditioner Bar 2.1 oz | Tea Tree, Argan | 6.50 | 8
Rosemary Scalp Oil 2 fl oz | | 9.10 | 6
Satin Sleep Bonnet | Blush, Black, Sage | 7.40 | 6
# Balms & Minis
Tinted Lip Balm SPF 15 | Fig, Petal, Clay, Sheer | 4.25 | 12
Solid Perfume Tin 0.5 oz | Cedar, Neroli, Amber | 8 | 6
Travel Trio Gift Set | | 16 | 4
Reusable Cotton Rounds, 10-Pack | | 5.20 | 12
Deodorant Cream 2 oz | Bergamot, Sandalwood | 6.30 | 8
`,
  toys: `
# Building
Wooden Block Set, 40 pc | | 17.50 | 4
Magnetic Tiles | 32 pc, 64 pc, 100 pc | 22 | 4
Marble Run Starter Kit | | 24.90 | 3
Pattern Block Puzzle | | 9.75 | 6
# Puzzles & Games
500-Piece Puzzle | National Parks, Farmers Market, Night Garden | 8.75 | 6
1000-Piece Puzzle | World Map, Bookshop, Mushrooms | 10.50 | 6
24-Piece Floor Puzzle | Dinosaurs, Space, Construction | 8 | 6
Memory Match Game | Woodland, Ocean | 7.25 | 8
Travel Bingo Card Set | | 4.60 | 12
Family Trivia Dice | | 6.90 | 8
# Pretend Play
Felt Food Set | Breakfast, Pizza, Sushi | 10.25 | 6
Doctor Kit in Canvas Case | | 13.80 | 4
Wooden Cash Register | | 19.25 | 2
Puppet Theater, Tabletop | | 27 | 2
Finger Puppets, Set of 6 | Safari, Farm, Fairy Tale | 6.40 | 12
# Arts & Crafts
Washable Window Markers, 8 ct | | 5.10 | 12
Beeswax Crayons, 12 ct | | 6.75 | 10
Sticker by Number | Birds, Robots, Sweets | 4.95 | 12
Beginner Loom Kit | | 12.10 | 6
Sidewalk Chalk, 20 ct | | 4.40 | 12
# Baby
Silicone Teether | Bear, Bunny, Elephant | 4.85 | 12
Organic Cotton Rattle | Fox, Whale | 6.95 | 8
Stacking Rings, Beechwood | | 9.30 | 6
`,
  outdoor: `
# Camp
Two-Burner Camp Stove | | 58 | 1
Collapsible Water Jug 3 gal | | 11.40 | 6
Enamel Percolator 8 Cup | | 16.90 | 4
Titanium Spork | | 5.75 | 24
Camp Blanket 50 x 70 in | Ridge, Ember, Lake | 28 | 4
# Light
Headlamp 350 Lumen, Rechargeable | | 17.25 | 6
Collapsible Lantern | Solar, USB | 13.60 | 6
String Lights 30 ft | | 12.80 | 8
# Carry
Dry Bag | 5 L, 10 L, 20 L, 40 L | 12.50 | 6
Packable Daypack 18 L | Moss, Slate, Rust | 19.75 | 4
Hip Pack 2 L | Moss, Slate | 12.20 | 6
Roll-Top Tote | Sand, Black | 23 | 4
# Hydration
Insulated Bottle 24 oz | Glacier, Pine, Sunset, Matte Black | 14.50 | 6
Insulated Tumbler 16 oz | Glacier, Pine, Sunset | 11.25 | 6
Gravity Filter 4 L | | 46 | 2
# Tools & Repair
Folding Saw 7" | | 15.30 | 6
Gear Repair Tape | Clear, Black, Camo | 4.20 | 20
Paracord 550, 100 ft | OD Green, Orange, Black | 5.40 | 12
Carabiner, Locking | Silver, Red | 3.90 | 24
Emergency Bivvy | | 8.80 | 12
Fire Starter Sticks, 12 ct | | 4.05 | 24
Bug Net Hammock | | 31.50 | 4
`,
  supplements: `
# Daily
Multivitamin Gummies 60 ct | | 9.40 | 12
Vitamin D3 5000 IU, 120 softgels | | 6.85 | 12
Magnesium Glycinate 400 mg, 180 caps | | 12.25 | 12
Omega-3 Fish Oil 1200 mg | 90 ct, 180 ct | 11.10 | 12
Probiotic 50 Billion CFU, 30 caps | | 13.60 | 12
Ashwagandha 600 mg, 90 caps | | 8.90 | 12
# Sport
Whey Isolate 2 lb | Vanilla, Chocolate, Unflavored | 22.75 | 6
Creatine Monohydrate | 300 g, 500 g, 1 kg | 11.80 | 12
Electrolyte Stick Packs 30 ct | Lemon Lime, Watermelon, Berry, Orange | 14.20 | 8
Pre-Workout 30 Servings | Blue Razz, Fruit Punch | 17.90 | 6
Collagen Peptides 20 oz | | 19.40 | 6
# Sleep & Calm
Melatonin 5 mg Quick Dissolve, 90 ct | | 5.30 | 24
Sleep Tea, 16 bags | Chamomile, Lavender Mint | 3.60 | 6
L-Theanine 200 mg, 60 caps | | 9.95 | 12
Calm Magnesium Powder 8 oz | Raspberry Lemon, Original | 12.90 | 6
# Greens & Immune
Super Greens Powder 30 Servings | | 18.50 | 6
Elderberry Syrup 8 fl oz | | 9.70 | 12
Zinc Lozenges 45 ct | Cherry, Honey Lemon | 4.45 | 24
Vitamin C 1000 mg, 100 tabs | | 5.95 | 12
Mushroom Complex 60 caps | | 13.20 | 12
Turmeric Curcumin 1500 mg, 90 caps | | 9.15 | 12
Apple Cider Vinegar Gummies 60 ct | | 8.60 | 12
`,
  tools: `
# Hand Tools
Claw Hammer 16 oz, Fiberglass | | 9.80 | 6
Dead Blow Mallet | 1 lb, 2 lb, 4 lb | 12.60 | 4
Tape Measure | 16 ft, 25 ft, 30 ft | 7.15 | 12
Utility Knife, Retractable | Yellow, Red | 4.35 | 24
Utility Blades 100 pk | | 8.20 | 20
Torpedo Level 9" | | 6.90 | 12
Chisel Set, 4 pc | | 18.40 | 6
# Fastening
Locking Pliers | 5", 7", 10" | 8.75 | 6
Hex Key Set | SAE, Metric, Torx | 6.30 | 12
Ratcheting Screwdriver, 12-in-1 | | 11.90 | 6
Impact Driver Bit Set, 40 pc | | 14.10 | 10
Socket Set 3/8" Drive, 24 pc | SAE, Metric | 29.50 | 4
Adjustable Wrench | 6", 8", 10", 12" | 9.05 | 6
# Cutting
Hacksaw 12" | | 8.10 | 6
Step Drill Bit | #1, #4 | 13.35 | 10
Hole Saw Kit, 11 pc | | 24.20 | 4
Diamond Blade | 4-1/2", 7" | 10.60 | 10
Aviation Snips | Left, Right, Straight | 8.95 | 6
# Shop
Magnetic Parts Tray 6" | | 4.80 | 12
Work Gloves, Nitrile Dipped | M, L, XL | 2.35 | 72
Safety Glasses, Clear | | 1.95 | 144
LED Work Light 1500 Lumen | | 19.20 | 4
Rolling Creeper Seat | | 27.75 | 1
Shop Towels, 50 ct | | 9.45 | 8
Bar Clamp | 6", 12", 24" | 7.60 | 6
`,
  stationery: `
# Notebooks
Dot Grid Notebook A5 | Sage, Terracotta, Black, Lilac | 7.50 | 6
Pocket Notebook 3-Pack | Kraft, Botanical | 5.25 | 10
Undated Weekly Planner | Linen, Navy | 13 | 4
Guest Book, Cloth Bound | | 17.50 | 2
# Cards
Greeting Card | Happy Birthday Fern, Thank You Poppies, Hello Baby Whale, With Sympathy, Congrats Confetti | 2.50 | 6
Boxed Notes, Set of 8 | Wildflower, Mushroom, Coastal | 8.50 | 4
Enclosure Card 10-Pack | | 3.60 | 12
Holiday Boxed Set of 8 | Snowy Cabin, Red Cardinal | 9 | 4
# Writing
Brass Ballpoint Pen | | 12 | 6
Gel Pen Set of 5 | Pastel, Earth | 6.80 | 12
Watercolor Brush Pens, 12 ct | | 9.40 | 6
Pencil Set of 6, Foil Stamped | | 5 | 12
# Paper Goods
Gift Wrap Sheet | Citrus, Stars, Garden Party | 2.25 | 25
Washi Tape 15 mm | Dots, Stripe, Leaves, Gingham | 1.90 | 12
Sticker Sheet | Cats, Camping, Plants | 1.75 | 12
Desk Pad, 50 Sheets | To-Do, Weekly | 7 | 6
Art Print 8 x 10 | Pear, Heron, Fox, Moon | 9 | 3
2026 Wall Calendar | | 13.50 | 10
Bookplates, Set of 20 | | 4.25 | 12
Letterpress Coasters, Set of 10 | | 6.50 | 6
`,
  grocery: `
# Sauces
Small Batch Hot Sauce 5 oz | Original, Habanero, Pineapple, Smoked Serrano | 4.15 | 12
Chili Crisp 6 oz | Mild, Hot | 6.20 | 6
Stone Ground Mustard 8 oz | | 3.85 | 12
Bourbon BBQ Sauce 16 oz | | 4.90 | 6
Marinara 25 oz | Classic, Arrabbiata, Vodka | 5.60 | 6
# Sweet
Raw Wildflower Honey | 8 oz, 16 oz, 32 oz | 6.40 | 12
Hot Honey 12 oz | | 7.10 | 6
Dark Chocolate Bar 70%, 2.5 oz | Sea Salt, Orange, Almond | 3.05 | 10
Maple Syrup, Grade A | 8 oz, 16 oz | 9.20 | 12
Strawberry Jam 9 oz | | 4.30 | 12
Salted Caramels 6 oz Bag | | 5.05 | 12
# Snacks
Kettle Popcorn 5 oz | Sea Salt, White Cheddar, Maple | 2.65 | 12
Trail Mix 7 oz | Alpine, Campfire | 3.95 | 8
Grass-Fed Beef Stick 1 oz | Original, Jalapeño, Teriyaki | 1.45 | 24
Sourdough Crackers 5 oz | Rosemary, Everything | 3.40 | 12
Crunchy Chickpeas 4.5 oz | Ranch, Barbecue | 2.30 | 12
# Pantry
Buttermilk Pancake Mix 24 oz | | 4.70 | 6
Cold Brew Coffee Packs, 4 ct | | 7.80 | 8
Whole Bean Coffee 12 oz | House, Dark Roast, Decaf | 8.60 | 6
Loose Leaf Tea Tin 3 oz | Earl Grey, Masala Chai, Moroccan Mint | 6.90 | 6
Everything Seasoning 3 oz | | 3.20 | 12
Finishing Salt 4 oz | Smoked, Lemon, Truffle | 5.10 | 6
`,
  haus: `
# Küche
Schneidebrett Eiche geölt | 30 x 20 cm, 40 x 25 cm | 14.90 | 4
Geschirrtuch Halbleinen | natur, rot kariert, blau kariert | 5.40 | 10
Pfeffermühle Nussbaum 18 cm | | 17.20 | 6
Salatbesteck Olivenholz | | 9.80 | 6
Vorratsglas mit Korkdeckel | 0,5 l, 1 l, 1,5 l | 4.95 | 12
Emaillebecher 350 ml | weiß, dunkelgrün, schwarz | 6.10 | 6
# Bad
Seifenschale Lärche | | 4.20 | 12
Handtuch Bio-Baumwolle 50 x 100 cm | sand, salbei, taupe | 8.75 | 6
Badebürste Buche | | 7.60 | 8
Naturseife 100 g | Lavendel, Ringelblume, Schafmilch | 2.85 | 20
# Wohnen
Sojakerze im Glas 180 g | Zirbe, Bergamotte, Feige | 9.30 | 6
Wollplaid 140 x 200 cm | hellgrau, senf | 38.50 | 2
Kissenbezug Leinen 45 x 45 cm | natur, rost, nachtblau | 12.40 | 4
Zimmerthermometer Messing | | 15.90 | 4
Weidenkorb mit Griff | klein, groß | 13.70 | 4
`,
  epicerie: `
# Épicerie sucrée
Confiture d'abricot du Roussillon 320 g | | 3.15 | 6
Confiture de fraise Gariguette 320 g | | 3.30 | 6
Miel de lavande | 250 g, 500 g | 5.90 | 6
Biscuits sablés au beurre 150 g | nature, citron, chocolat | 2.45 | 12
Caramels au beurre salé 200 g | | 4.10 | 12
Pâte à tartiner noisette 280 g | | 5.20 | 6
Nougat tendre de Montélimar 100 g | | 2.95 | 15
# Épicerie salée
Tapenade noire 90 g | | 2.20 | 12
Rillettes de canard 180 g | | 3.75 | 12
Huile d'olive vierge extra | 25 cl, 50 cl, 75 cl | 7.40 | 6
Moutarde à l'ancienne 200 g | | 1.85 | 12
Fleur de sel de Guérande 125 g | | 3.05 | 12
Herbes de Provence 25 g | | 1.95 | 24
Vinaigre de cidre 50 cl | | 2.60 | 6
# Boissons
Limonade artisanale 33 cl | citron, fleur de sureau, grenadine | 1.35 | 12
Jus de pomme trouble 1 l | | 2.15 | 6
Infusion bio 20 sachets | verveine, tilleul, menthe | 3.20 | 8
Café en grains 250 g | Brésil, Éthiopie, mélange maison | 5.85 | 8
`,
  dogwear: `
# Coats
Waxed Field Coat | Olive, Navy, Oxblood | 24 | 1
Quilted Puffer Vest | Graphite, Mustard, Plum | 21 | 1
Packable Raincoat | Yellow, Slate | 19 | 1
Fleece Pullover | Oat, Forest, Cobalt | 14 | 1
# Knits
Cable Knit Sweater | Cream, Cranberry, Heather Grey | 16 | 1
Fair Isle Cardigan | Blue, Red | 18.50 | 1
# Walking
Webbing Harness | Black, Rust, Pine, Sky | 15 | 1
Step-In Harness | Gingham, Floral | 16 | 1
Padded Collar | Tan, Black, Pine | 9.50 | 1
Cooling Bandana | Waves, Citrus, Stripe | 7 | 1
`,
  wear: `
# Tops
Merino Crew 165 | Charcoal, Spruce, Brick | 38 | 1
Sun Hoodie UPF 50 | White, Sky, Sage, Dune | 32.50 | 1
Trail Tee | Heather Blue, Black, Clay | 16 | 1
Grid Fleece Half Zip | Ink, Pine, Rust | 44 | 1
# Bottoms
Ridge Pant | Khaki, Slate | 41 | 1
Hybrid Short | Black, Olive, Stone | 28 | 1
# Accessories
Wool Beanie | Black, Marigold, Teal, Oatmeal | 13.50 | 1
Neck Gaiter | Peaks, Solid Grey, Topo | 9 | 1
Liner Glove | Black, Grey | 12 | 1
Cushion Hike Sock | Navy, Moss, Plum | 9.50 | 1
`,
} as const;

export type Shelf = keyof typeof SHELVES;
