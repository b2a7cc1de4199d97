import { goods } from './trades.ts';

export const bags = goods(
  '081655',
  `
MH-101|Market Tote|Bridle leather, brass hardware, 15 x 12 x 5 in|64|138|2
MH-102|Market Tote, Zip Top|Bridle leather, lined, 15 x 12 x 5 in|72|156|2
MH-110|Field Satchel|Waxed canvas and leather, 13 x 10 x 4 in|81|178|2
MH-115|Crossbody Pouch|Two pockets, adjustable strap, 8 x 6 in|34|74|2
MH-201|Bifold Wallet|Six card slots, vegetable tanned|22.5|48|2
MH-204|Slim Card Sleeve|Holds 4 to 6 cards|12|26|2
MH-210|Passport Cover|Tan or black, please note color on order|16|35|2
MH-301|Key Fob, Solid Brass Snap|Assorted leathers|6.5|14|2
MH-305|Cord Keepers, set of 3|Snap closure|7.25|16|2
MH-330|Valet Tray|Corner snaps, folds flat, 8 x 8 in|19.5|42|2
MH-402|Full Grain Belt 1-1/2 in|Sizes 30 to 44, solid brass buckle|31|68|2
MH-501|Leather Balm 2 oz|Beeswax and neatsfoot oil|6|13|2`,
);
export const seeds = goods(
  '083905',
  `
V-{}|{}|Vegetable Seeds|1.38|2.99|10~101=Arugula, Slow Bolt;104=Beet, Detroit Dark Red;110=Carrot, Nantes;115=Cucumber, Marketmore;121=Kale, Lacinato;127=Lettuce, Salad Bowl Mix;133=Pea, Sugar Snap;136=Pepper, California Wonder;138=Pumpkin, Small Sugar;140=Radish, French Breakfast;143=Spinach, Bloomsdale;146=Tomato, Brandywine;149=Zucchini, Black Beauty
F-{}|{}|Flower Seeds|1.52|3.29|10~203=Cosmos, Sensation Mix;205=Foxglove, Excelsior;208=Marigold, Crackerjack;211=Morning Glory, Heavenly Blue;214=Nasturtium, Jewel;217=Poppy, Shirley;219=Sunflower, Mammoth;222=Sweet Pea, Old Spice;226=Zinnia, State Fair
H-{}|{}|Herb Seeds|1.38|2.99|10~301=Basil, Genovese;305=Cilantro, Santo;309=Dill, Bouquet;312=Oregano, Greek;316=Parsley, Italian;320=Thyme, German
T-401|Seed Starting Tray, 72 Cell|Supplies|3.25|6.99|24
T-405|Cedar Plant Markers, pack of 25|Supplies|2.4|5.49|20
T-410|Jute Twine, 200 ft|Supplies|2.1|4.79|24
T-422|Seed Storage Tin|Supplies|8.6|18.99|6`,
);
/** What the seeds' list says above a line. */
export const seedNotes: Record<string, string> = {
  'V-115': 'Tomato and pepper racks of 120 packets are $165.60, ask your rep',
  'V-146': '* Packets are sold in multiples of 10 per variety',
  'F-208': 'NEW! All flower packets now carry planting zones',
  'H-301': 'Herb packets ship from February 1',
  'T-405': 'Supplies below ship separately, add $9.50 per carton to AK and HI',
};
export const yarn = goods(
  '079468',
  `
HF-W-{}|Hillfold Worsted 100 g, {}|Worsted|8.9|19|5~01=Natural;02=Oatmeal;05=Slate;08=Madder;11=Indigo;14=Moss;17=Plum
HF-D-{}|Hillfold DK 50 g, {}|DK|5.6|12|10~01=Natural;05=Slate;08=Madder;11=Indigo;20=Marigold
HF-S-{}|Hillfold Sock 100 g, {}|Sock|11.2|24|5~31=Tidepool;32=Bonfire;33=Wisteria;34=Pebble
HF-K-HAT|Watch Cap Kit|Kits|16|36|3
HF-K-MIT|Colorwork Mitten Kit|Kits|19.5|44|3
HF-N-{}|Birch Needles, 9 in, US {}|Tools|4.3|9.5|6~6=6;7=7;8=8
HF-N-GG|Needle Gauge, Birch|Tools|3.1|7|12`,
);
export const toys = goods(
  '087110',
  `
K-1001|Wooden Train Set, 24 pc|Wood|16.5|36|4
K-1004|Pounding Bench|Wood|9.75|22|6
K-1009|Stacking Rings|Wood|7.4|16.5|8
K-1012|Shape Sorting Truck|Wood|11.9|26|4
K-1020|Balance Blocks, 16 pc|Wood|10.8|24|6
K-2001|Sea Life Puzzle 48 pc|Puzzles|6.3|14|10
K-2002|World Map Puzzle 100 pc|Puzzles|8.1|18|8
K-2007|Alphabet Peg Puzzle|Puzzles|5.9|13|10
K-3003|Veterinarian Kit|Pretend|13.2|29|4
K-3008|Pizza Shop, felt, 32 pc|Pretend|11.6|25.5|6
K-3011|Grocery Basket Set|Pretend|10.4|23|6
K-4002|Go Fish Card Game|Games|3.6|8|24
K-4005|Memory Match, Forest|Games|4.5|10|18`,
);
export const newToys = goods(
  '087111',
  `
K-1031|Marble Run, 50 pc|Wood|18.4|40|4
K-2015|Dinosaur Floor Puzzle 60 pc|Puzzles|8.6|19|8
K-3020|Camp Cookout Set|Pretend|14.1|31|4
K-4011|Story Dice, Space|Games|4.95|11|18`,
);
export const camp = goods(
  '060443',
  `
ST-100|Canister Stove, 10,000 BTU|Stoves|24.6|54.95|12
ST-110|Two Burner Stove, Folding|Stoves|61.5|134.95|4
ST-120|Wood Stove, Titanium|Stoves|43.75|94.95|6
ST-190|Windscreen, Aluminum|Stoves|6.4|13.95|24
ST-195|Piezo Igniter|Stoves|5.2|11.95|36
CK-200|Pot Set 1.2 L and 0.8 L|Cookware|27.3|59.95|8
CK-205|Fry Pan 8 in, Nonstick|Cookware|15.9|34.95|12
CK-210|Kettle 1 L|Cookware|14.2|30.95|12
CK-220|Mess Kit, One Person|Cookware|18.7|39.95|10
CK-230|Coffee Dripper, Collapsible|Cookware|9.1|19.95|20
WT-300|Water Filter, Squeeze, 0.1 micron|Water|17.45|37.95|12
WT-305|Replacement Cartridge|Water|10.3|22.95|24
WT-320|Soft Bottle 1 L|Water|6.95|14.95|24
WT-340|Gravity Bag 6 L|Water|29.8|64.95|6`,
);
export const apparel = goods(
  '061988',
  `
TW110-{}|Harbor Pocket Tee - {}|Tops|14|30|1~OAT=Oat;NVY=Navy;SAG=Sage
TW125-{}|Striped Boatneck - {}|Tops|19.5|42|1~NAT=Natural/Navy;RED=Natural/Red
TW140-{}|Waffle Henley - {}|Tops|23|50|1~CLY=Clay;BLK=Black
TW210-{}|Fisherman Sweater - {}|Sweaters|48|105|1~CRM=Cream;PIN=Pine
TW222-{}|Shawl Cardigan - {}|Sweaters|57.5|125|1~CHR=Charcoal;OAT=Oat
TW305-{}|Deck Pant - {}|Bottoms|36|78|1~STN=Stone;NVY=Navy
TW330-{}|Linen Drawstring Short - {}|Bottoms|26|56|1~STN=Stone;IND=Indigo
TW410-{}|Waxed Chore Coat - {}|Outerwear|79|172|1~TAN=Tan;OLV=Olive`,
);
export const cards = goods(
  '084017',
  `
B-{}|{}|Birthday Cards|2.5|5|6~101=Happy Birthday Otter;102=Cake for Breakfast;103=Another Trip Around the Sun;104=Party Llama;105=Wild & Wonderful Year;106=Birthday Bouquet;107=Older & Bolder;108=Disco Birthday;109=Sprinkles
T-{}|{}|Thank You Cards|2.5|5|6~201=Thanks a Bunch;202=So Grateful, Ferns;203=Merci Beaucoup;204=Thank You Teacher;205=Thank You Neighbor
S-{}|{}|Sympathy Cards|2.5|5|6~301=With You in This;302=Heron at Dusk;303=For Your Sweet Dog;304=Holding You Close
H-{}|{}|Holiday Cards|2.75|5.5|6~401=Snowy Cabin;402=Peace Dove;403=Latkes & Love;404=Ugly Sweater Cat;405=First Christmas;406=New Year, New Puppy;407=Mittens
X-{}|{} Boxed Set of 8|Boxed Sets|9|18|4~201=So Grateful, Ferns;401=Snowy Cabin;402=Peace Dove
N-{}|{} Notepad|Notepads|4.25|9|6~501=To Do Today;502=Grocery List;503=Notes from the Garden;504=Week at a Glance
W-{}|{} Gift Wrap, 3 Sheets|Gift Wrap|4|8.5|8~601=Mushroom;602=Night Sky;603=Citrus`,
);
