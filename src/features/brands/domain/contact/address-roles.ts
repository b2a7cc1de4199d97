import { fold } from '../brand-name.ts';

export type AddressRole =
  | 'wholesale'
  | 'sales'
  | 'partnerships'
  | 'general'
  | 'support'
  | 'personal'
  /** A desk that has nothing to do with buyers: press, careers, privacy. */
  | 'other_desk'
  /** A machine that nobody reads. */
  | 'no_reply';

/** How much an address of a role is worth to somebody who asks for wholesale terms. */
export const ROLE_WORTH: Record<AddressRole, number> = {
  wholesale: 100,
  sales: 80,
  partnerships: 70,
  general: 60,
  support: 40,
  personal: 30,
  other_desk: 0,
  no_reply: 0,
};

const words = (list: string): Set<string> => new Set(list.split(' '));

const NO_REPLY = words(
  'noreply donotreply dontreply nepasrepondre noresponder naoresponda nichtantworten mailer mailerdaemon daemon bounce bounces bounced postmaster notification notifications notify alert alerts automated autoreply unsubscribe newsletter newsletters updates mailing listserv root nobody devnull',
);
const OTHER_DESK = words(
  'abuse privacy dpo gdpr datenschutz dataprotection privacidad privacidade ccpa legal lawyer counsel compliance dmca copyright trademark ip career careers job jobs hr recruiting recruitment recruiter talent hiring humanresources people bewerbung bewerbungen karriere personal emploi recrutement rh lavora lavoraconnoi empleo trabajo vacatures werkenbij press presse prensa stampa imprensa pers media pr publicrelations mediarelations journalist editorial editor investor investors ir investorrelations shareholder webmaster hostmaster admin administrator security secops itsupport sysadmin dns accounting accounts accountspayable payable ap ar invoice invoices billing rechnung buchhaltung facturation facturacion fatturazione facturen finance payroll tax influencer influencers ambassador ambassadors affiliate affiliates dsb lopd rgpd dpd candidature candidatures cv ausbildung redaktion redaction ufficiostampa comunicacion communication communications comunicazione kommunikation marketing socialmedia prostaff athletes athlete sponsoring podcast podcasts loan loans noc schlichtung mediation buchung resa amministrazione administracion verwaltung contabilita contabilidad comptabilite personale officina werkstatt creator creators ugc donation donations charity sponsorship sponsorships sponsor events event warranty recall recalls returns return retour retouren rma claims feedback review reviews accessibility ada safety whistleblower compliance ethics fraud spam purchasing procurement purchase supplier suppliers supplychain vendor vendors sourcing einkauf beschaffung achats fournisseurs compras proveedores acquisti fornitori inkoop leveranciers personeel personalabteilung joinus jointheteam enforcement brandprotection counterfeit counterfeits fake fakes antifraud infringement giving community outreach volunteer scholarship scholarships licensing licence licences artist artists submissions submission casting  gifting giftcards seeding stylist stylists newsroom mediakit blog blogger bloggers podcast sweepstakes contest giveaway subscribe abo dataprivacy data optout complaints quality qa recalls sustainability csr audit esg treasury credit collections payments zahlungen paiements pagos kredit repair repairs reparatur reparaturen custom customs customorders engraving engravings monogram monograms bespoke personalization personalisation wedding weddings catering tours tour franchise franchising realestate facilities booking bookings reservations reservation rezeption complaint reclami reclamo reclamos reclamaciones reclamations reklamation reklamationen beschwerde beschwerden klachten klacht educators educator education academy training trainings schulung schulungen formations formacion diversion report reports vigilance vigilanz vigilancia vigilanza pharmacovigilance pharmakovigilanz adverse adverseevents incident incidents gpsr productsafety hipaa remit remittance remittances intern interns internship internships stage stages stagiaire stagiaires stageplaatsen tirocinio tirocini praktikum praktika praktikant practicas becas lehre lehrstellen apprentice apprenticeship apprenticeships odr ombudsman ombudsperson nis2 psirt cert fotos photos pictures bilder immagini imagenes tickets boxoffice visites visitas besichtigung fuehrungen classes courses kurse cours corsi volunteers grants rentals rental moderation moderators rights foreignrights subrights subsidiaryrights permissions publicity publicist publicists manuscript manuscripts editors pitches deskcopies examcopies droits derechos diritti rechte lizenzen lektorat manuskripte manuscrits manuscritos manoscritti membership memberships members wineclub takeback buyback alumni foundation jobb rodo praca kariera rekrutacja ksiegowosc faktury reklamacje zwroty faktura fakturor fakturaer ekonomi okonomi reklamationer boka bokning booking',
);
const WHOLESALE = words(
  'wholesale wholesaler wholesalers wholesales shops stores boutiques shopkeepers keyaccounts keyaccount magasins laden laeden b2b trade stockist stockists retail retailer retailers dealer dealers dealership reseller resellers distributor distributors distribution distributions merchant merchants buyers lineshe linesheet grosshandel handel haendler handler fachhandel vertrieb wiederverkauf grossiste grossistes revendeur revendeurs pro professionnel professionnels distributeur distributeurs mayorista mayoristas mayoreo distribuidor distribuidores minoristas profesionales ingrosso rivenditori rivenditore distributori negozi groothandel wederverkopers dealer atacado revenda revendedor lojistas aterforsaljare forhandler forhandlere engros hurt hurtownia hurtowy hurtowa sklepy detal bulk ws',
);
const SALES = words(
  'sales sale salesteam verkauf vente ventes ventas venta vendite vendas venda verkoop commercial commerciale comercial business biz bizdev newbusiness businessdevelopment export exports bestellung bestellungen commande commandes pedidos ordini salg forsaljning myynti sprzedaz handel handlowy zamowienia',
);
const PARTNERS = words(
  'designers designer architects interiors privatelabel whitelabel label partner partners partnership partnerships collab collabs collaborate collaboration collaborations alliances corporate kooperation kooperationen partenariat partenariats',
);
const GENERAL = words(
  'info infos information informacion hello helo hi hey howdy hallo hola bonjour salut ciao ola hej contact contacts contactus contacto contatti contatto contato kontakt office mail email enquiry enquiries inquiry inquiries query queries ask team general shop store studio connect post zentrale welcome welkom getintouch reception buero secretariat boutique tienda negozio biuro sklep sekretariat poczta web online main mailbox us usa uk eu company hq headquarters service4u connectwithus friends',
);
const SUPPORT = words(
  'support help helpdesk helpme service services customerservice customersupport customercare customer customers care cs cx csr clientservice clientservices clientcare client clients kundenservice kundendienst sav serviceclient assistenza clienti atencionalcliente atencion soporte ayuda sac suporte atendimento klantenservice conso consommateurs serviceconso serviceconsommateurs consumer consumers consumenten verbraucher verbraucherservice consumatori consumidor consumidores kundservice kundeservice support24 faq concierge order orders shipping tech techsupport guestservices happiness hilfe',
);

const TABLE: readonly [AddressRole, Set<string>][] = [
  ['no_reply', NO_REPLY],
  ['wholesale', WHOLESALE],
  ['other_desk', OTHER_DESK],
  ['sales', SALES],
  ['partnerships', PARTNERS],
  ['support', SUPPORT],
  ['general', GENERAL],
];

/** Desks of many a small house that do its trade beside: where nobody else is named, or where a page for shops names them. */
const ALSO_FOR_BUYERS = words(
  'accounts account admin administrator administracion amministrazione verwaltung werkstatt officina',
);

/** Who buys for the house, unless its page for shops gives the address to those who buy of it. */
const BUYING = words('inkoop einkauf achats achat compras acquisti purchasing purchase');

const nameOf = (localPart: string): string => fold(localPart).replace(/[._+-]|\d+$/g, '');

/** What else a desk of another name may be for is for the page to say. */
export const mayServeBuyers = (localPart: string): boolean =>
  ALSO_FOR_BUYERS.has(nameOf(localPart)) || isBuyingDesk(localPart);
export const isBuyingDesk = (localPart: string): boolean => BUYING.has(nameOf(localPart));

/** Words that give themselves away even in the middle of a local part: "acmewholesale", "wholesaleus". */
const WITHIN: readonly [AddressRole, RegExp][] = [
  ['no_reply', /no-?_?\.?reply|do-?_?\.?not-?_?\.?reply|mailer-?daemon/],
  [
    'wholesale',
    /wholesale|new-?_?\.?accounts?|accounts?-?_?\.?new\b|open-?_?\.?accounts?|^trade(?!show)|stockist|reseller|grosshandel|distribuidor|distributor|mayorist|retailer|b2b/,
  ],
  [
    'other_desk',
    /careers?|recruit|complaint|reclam[io]|educator|privacy|datenschutz|press$|investor|influencer|enforce|brand-?protect|counterfeit|violation|^map-?polic/,
  ],
  ['sales', /^sales|sales$/],
  ['partnerships', /partnership/],
  ['support', /customer-?(?:service|care|support)|kundenservice|^support|support$/],
  ['general', /^(?:info|hello|contact)|(?:info|enquiries|inquiries)$/],
];

/** What the part before the "@" says about who reads the mail. */
export function roleOf(localPart: string): AddressRole {
  const local = fold(localPart).replace(/\+.*$/, '');
  const parts = local.split(/[._-]+/).map((part) => part.replace(/\d+$/, ''));
  const whole = parts.join('');
  for (const [role, known] of TABLE) if (known.has(whole)) return role;
  for (const [role, pattern] of WITHIN) if (pattern.test(local)) return role;
  for (const [role, known] of TABLE)
    if (parts.some((part) => part.length > 1 && known.has(part))) return role;
  return 'personal';
}
