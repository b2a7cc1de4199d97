import { goods } from './trades.ts';

export const pasta = goods(
  '802345',
  `
PV-101|Spaghetti di grano duro 500 g|Pasta secca|1.65|2.9|20
PV-102|Penne rigate di grano duro 500 g|Pasta secca|1.65|2.9|20
PV-108|Paccheri trafilati al bronzo 500 g|Pasta secca|1.95|3.4|16
PV-115|Tagliatelle all'uovo 250 g|Pasta secca|2.2|3.9|12
PV-204|Sugo al pomodoro e basilico 300 g|Sughi e pesti|2.35|4.2|12
PV-205|Sugo all'arrabbiata 300 g|Sughi e pesti|2.35|4.2|12
PV-211|Pesto alla genovese 190 g|Sughi e pesti|3.1|5.5|12
PV-212|Pesto rosso 190 g|Sughi e pesti|3.1|5.5|12
PV-301|Olio extravergine di oliva 0,75 l|Oli e aceti|9.4|16.5|6
PV-310|Aceto balsamico di Modena IGP 250 ml|Oli e aceti|6.8|11.9|6
PV-318|Aceto balsamico tradizionale 25 anni 100 ml|Oli e aceti|88|149|12
PV-401|Cantucci alle mandorle 250 g|Dolci|3.45|5.9|14
PV-406|Crema di nocciole 200 g|Dolci|4.1|7.2|12
PV-410|Panettone artigianale 1 kg|Dolci|15.6|26.9|6`,
  13,
);
export const aceites = goods(
  '843701',
  `
AO-250P|Aceite de oliva virgen extra Picual, botella 250 ml|Aceites|4.85|7.95|12
AO-500P|Aceite de oliva virgen extra Picual, botella 500 ml|Aceites|7.9|12.95|12
AO-500A|Aceite de oliva virgen extra Arbequina, botella 500 ml|Aceites|8.15|13.5|12
AO-5L|Aceite de oliva virgen extra, garrafa 5 l|Aceites|46.5|68|4
VJ-250|Vinagre de Jerez Reserva 250 ml|Vinagres|3.2|5.5|12
VJ-PX|Vinagre de Pedro Ximénez 250 ml|Vinagres|4.1|6.95|12
AC-MZ|Aceitunas manzanilla con hueso 350 g|Aceitunas|2.15|3.6|15
AC-GD|Aceitunas gordal rellenas de naranja 350 g|Aceitunas|2.95|4.95|15
AC-AL|Alcaparras en vinagre 240 g|Aceitunas|1.8|3.1|15
CN-BN|Bonito del norte en aceite de oliva 220 g|Conservas|6.4|10.5|12
CN-AN|Anchoas de Santoña, lata 50 g|Conservas|5.75|9.5|25
CN-PQ|Pimientos del piquillo asados 290 g|Conservas|3.05|5.2|12
PM-70|Pimentón de la Vera ahumado, lata 70 g|Especias|1.95|3.4|24
AZ-1G|Azafrán en hebra, estuche 1 g|Especias|5.2|8.9|20`,
  13,
);
export const papeterie = goods(
  '376014',
  `
CA5-{}|Carnet A5 ligné, couverture {}|Carnets|6.2|13.9|6~BL=bleu nuit;VS=vert sauge;TC=terracotta;OC=ocre
CA6-{}|Carnet de poche A6, couverture {}|Carnets|3.9|8.5|12~BL=bleu nuit;TC=terracotta
AG26|Agenda semainier 2026, relié toile|Agendas|9.8|21.9|6
AG26P|Agenda de poche 2026|Agendas|6.4|14.5|6
CC-{}|Carte double avec enveloppe, {}|Cartes|1.45|3.5|12~01=Joyeux anniversaire;02=Merci;03=Félicitations;04=Bonne année;05=Bienvenue bébé
CP-10|Coffret de 10 cartes postales|Cartes|5.1|11.5|8
ST-LT|Stylo plume laiton|Écriture|14.5|32|4
ST-CR|Lot de 5 crayons graphite HB|Écriture|3.3|7.5|20
EN-25|Encre bleu-noir, flacon 30 ml|Écriture|5.75|12.9|6
TR-03|Trousse en coton, imprimé feuillage|Accessoires|7.25|16.5|6
RB-05|Ruban adhésif décoratif, 5 rouleaux|Accessoires|4.4|9.9|12`,
  13,
);
export const garten = goods(
  '405512',
  `
10-2201|Akku-Rasenmäher 40 V, Schnittbreite 37 cm|Rasen|249|399|1
10-2215|Akku-Rasenmäher 2 x 40 V, Schnittbreite 46 cm|Rasen|412.5|649|1
10-2290|Mähroboter RX 800, bis 800 m²|Rasen|698|1099|1
10-2295|Mähroboter RX 2000, bis 2.000 m²|Rasen|1149|1799|1
10-2410|Akku-Rasentrimmer 18 V|Rasen|64.9|109|4
11-3001|Akku-Heckenschere 40 V, 60 cm|Hecke|98.5|159|4
11-3020|Teleskop-Heckenschere 18 V|Hecke|87.2|139|2
11-3105|Astschere Bypass, 75 cm|Hecke|17.8|29.95|6
11-3110|Gartenschere Bypass, geschmiedet|Hecke|14.25|24.95|12
12-4001|Ladegerät 40 V|Zubehör|26.4|44.95|6
12-4010|Akku 40 V, 4,0 Ah|Zubehör|79.9|129|4
12-4055|Fadenspule, 2er-Pack|Zubehör|6.15|11.95|24
12-4060|Ersatzmesser 37 cm|Zubehör|9.4|17.95|20
13-5002|Hochdruckreiniger 150 bar|Reinigung|132|219|2
13-5050|Terrassenreiniger-Aufsatz|Reinigung|31.6|54.95|6
14-6001|Häcksler 2.800 W mit Fangbox|Kompost|1042.4|1649|1
14-6010|Thermokomposter 400 l|Kompost|42.75|74.95|2
15-7003|Gartenhandschuhe Leder, Gr. 9|Zubehör|7.35|13.95|12`,
  13,
);
export const potten = goods(
  '871902',
  `
BP-30-AN|Bloempot Berghem rond 30 cm, antraciet|Buitenpotten|11.4|24.95|6
BP-40-AN|Bloempot Berghem rond 40 cm, antraciet|Buitenpotten|17.8|38.95|4
BP-50-AN|Bloempot Berghem rond 50 cm, antraciet|Buitenpotten|26.25|57.5|2
BP-30-TC|Bloempot Berghem rond 30 cm, terracotta|Buitenpotten|11.4|24.95|6
BP-40-TC|Bloempot Berghem rond 40 cm, terracotta|Buitenpotten|17.8|38.95|4
PB-80|Plantenbak Lisse 80 x 30 cm, antraciet|Buitenpotten|29.5|64.95|2
PB-120|Plantenbak cortenstaal 120 x 50 cm|Buitenpotten|162|349|1
PB-XXL|Boomplantenbak cortenstaal 150 x 150 cm|Buitenpotten|1045|2195|1
KP-{}-WT|Sierpot Maren {} cm, mat wit|Binnenpotten|3.85|8.95|12~12=12;15=15=5.6/12.95;19=19=8.25/18.95
KP-{}-GR|Sierpot Maren {} cm, saliegroen|Binnenpotten|3.85|8.95|12~12=12;15=15=5.6/12.95
HP-20|Hangpot macramé 20 cm|Binnenpotten|6.7|14.95|8
SC-30|Schotel rond 30 cm|Toebehoren|2.45|5.5|24
GT-5L|Gieter zink 5 liter|Toebehoren|12.9|27.95|6
PR-01|Potroller met rem 35 cm|Toebehoren|8.6|18.95|10`,
  13,
);
