/** The names of desks, folded, without what stands between their words: by what a desk does, or by language. */
const names = (lists: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((lines) => lines.flatMap((line) => line.split(' '))));

export const NO_REPLY = names({
  machines: [
    'noreply donotreply dontreply nepasrepondre noresponder naoresponda nichtantworten mailer',
    'git svn mailerdaemon daemon bounce bounces bounced postmaster automated autoreply mailing listserv root',
    'receipt receipts sender mailout transactional system',
    'nobody devnull bot bots robot robots webhook webhooks cron crawler deploy deployment serviceaccount',
  ],
  notices: [
    'news confirmations confirmation notification notifications notify alert alerts unsubscribe newsletter newsletters updates',
  ],
});

export const OTHER_DESK = names({
  privacy: [
    'abuse privacy dpo gdpr datenschutz dataprotection privacidad privacidade ccpa dsb lopd rgpd dpd',
    'dataprivacy data optout optouts rodo dsar dsr dsgvo lgpd erase erasure delete deletion forgetme donotsell',
    'subjectaccess datarequest datarequests privacyofficer dataskydd databeskyttelse personuppgifter',
  ],
  law: [
    'legal lawyer counsel compliance dmca copyright trademark ip whistleblower ethics fraud spam',
    'patent patents map mappolicy mapenforcement umap enforcement brandprotection counterfeit counterfeits fake fakes antifraud infringement schlichtung',
    'mediation odr ombudsman ombudsperson subpoena subpoenas arbitration attorney attorneys solicitor solicitors',
    'notices legalnotice legalnotices trademarks prop65 kanzlei hinweisgeber whistleblowing',
  ],
  jobs: [
    'career careers job jobs jobb hr recruiting recruitment recruiter talent hiring humanresources people',
    'bewerbung bewerbungen karriere kariera personal emploi recrutement rh lavora lavoraconnoi empleo',
    'trabajo vacatures werkenbij candidature candidatures cv ausbildung personale personeel',
    'personalabteilung joinus jointheteam intern interns internship internships stage stages stagiaire',
    'stagiaires stageplaatsen tirocinio tirocini praktikum praktika praktikant practicas becas lehre',
    'rrhh curriculum curricula resume resumes jobba lehrstelle stellen workwithus workforus rekrytering hire',
    'lehrstellen apprentice apprenticeship apprenticeships praca rekrutacja',
  ],
  press: [
    'press presse prensa stampa imprensa pers media pr publicrelations mediarelations journalist',
    'editorial editor redaktion redaction ufficiostampa comunicacion communication communications',
    'comunicazione kommunikation newsroom newsdesk pressdesk pressoffice mediakit blog blogger bloggers podcast podcasts fotos photos',
    'tv radio television',
    'pictures bilder immagini imagenes publicity publicist publicists',
  ],
  marketing: [
    'marketing socialmedia influencer influencers ambassador ambassadors affiliate affiliates prostaff',
    'athletes athlete riders teamriders sponsoring creator creators ugc sponsorship sponsorships sponsor gifting giftcards',
    'seeding stylist stylists sweepstakes contest giveaway subscribe abo membership memberships members',
    'streetteam codes coupon coupons promo promos',
    'wineclub loyalty rewards tester testers subscription subscriptions',
  ],
  giving: [
    'donation donations charity giving community outreach volunteer volunteers scholarship scholarships',
    'fundraising fundraiser fundraisers auction auctions donate mecenat',
    'sustainability csr esg grants alumni foundation',
  ],
  investors: ['investor investors ir investorrelations shareholder treasury invest deck acquisitions'],
  web: [
    'webmaster hostmaster admin administrator security secops itsupport sysadmin dns noc psirt cert nis2',
    'accessibility ada moderation moderators developer developers api bugs beta bounty bugbounty',
  ],
  government: ['gov government federal military'],
  where_to_buy: ['locations locator storelocator dealerlocator findastore'],
  money: [
    'accounting accounts accountspayable payable ap ar invoice invoices billing rechnung buchhaltung',
    'facturation facturacion fatturazione facturen finance payroll tax loan loans buchung amministrazione',
    'administracion verwaltung contabilita contabilidad comptabilite audit credit collections payments',
    'zahlungen paiements pagos kredit remit remittance remittances ksiegowosc faktury faktura fakturor',
    'fakturaer ekonomi okonomi pension pensions fattura fatture',
  ],
  purchasing: [
    'brokers broker growers purchasing procurement purchase supplier suppliers supplychain vendor vendors sourcing einkauf',
    'beschaffung achats fournisseurs compras proveedores acquisti fornitori inkoop leveranciers',
  ],
  goods_back: [
    'warranty recall recalls returns return retour retouren resa rma claims zwroty takeback buyback',
    'exchange exchanges replacement replacements spares spareparts cambios devolucion devoluciones cambi',
    'umtausch garantie garanzia garantia garanti ersatzteil ersatzteile ricambi repuestos recambios onderdelen',
    'reservdelar retur returer fixit lost',
    'disputes chargebacks breakage breakages broken damage damages damaged',
    'repair repairs reparatur reparaturen officina werkstatt reklamacje reklamationer',
  ],
  complaints: [
    'feedback review reviews complaint complaints quality qa reclami reclamo reclamos reclamaciones',
    'reclamations reklamation reklamationen beschwerde beschwerden klachten klacht',
  ],
  safety: [
    'safety diversion report reports vigilance vigilanz vigilancia vigilanza pharmacovigilance',
    'sds msds regulatory conformity cosmetovigilance cosmetovigilanza cosmetovigilancia kosmetovigilanz',
    'allergy allergen allergens nutrition',
    'pharmakovigilanz adverse adverseevents incident incidents gpsr productsafety hipaa',
  ],
  to_measure: [
    'custom customs customorders engraving engravings monogram monograms bespoke personalization',
    'personalisation designers designer architects interiors privatelabel whitelabel',
  ],
  visits: [
    'event events wedding weddings catering tours tour facilities realestate franchise franchising',
    'booking bookings bokning boka reservations reservation rezeption tickets boxoffice visites visitas',
    'besichtigung fuehrung fuehrungen rental rentals visit visits party parties taproom tastingroom restaurant',
  ],
  teaching: [
    'educators educator education academy training trainings schulung schulungen formations formacion',
    'classes courses kurse cours corsi school schools',
  ],
  discounts_for_some: [
    'teachers teacher students student nurses nurse veterans heroes firstresponders responders seniors',
    'discount discounts',
  ],
  rights: [
    'inventor inventors ideas art artwork author authors speaker speakers speaking',
    'licensing licence licences artist artists submissions submission casting rights foreignrights',
    'subrights subsidiaryrights permissions manuscript manuscripts editors pitches deskcopies examcopies',
    'droits derechos diritti rechte lizenzen lektorat manuskripte manuscrits manuscritos manoscritti',
  ],
});

export const WHOLESALE = names({
  english: [
    'wholesale wholesaler wholesalers wholesales ws b2b bulk trade shops stores boutiques shopkeepers',
    'keyaccounts keyaccount stockist stockists retail retailer retailers dealer dealers dealership',
    'reseller resellers distributor distributors distribution distributions merchant merchants buyers',
    'lineshe linesheet newtrade indies independents',
  ],
  german: ['laden laeden grosshandel handel haendler handler fachhandel vertrieb wiederverkauf'],
  french: [
    'magasins grossiste grossistes revendeur revendeurs pro professionnel professionnels distributeur',
    'distributeurs',
  ],
  spanish: ['mayorista mayoristas mayoreo distribuidor distribuidores minoristas profesionales'],
  italian: ['ingrosso rivenditori rivenditore distributori negozi'],
  dutch: ['groothandel wederverkopers'],
  portuguese: ['atacado revenda revendedor lojistas'],
  nordic: ['aterforsaljare forhandler forhandlere engros'],
  polish: ['hurt hurtownia hurtowy hurtowa sklepy detal'],
});

export const SALES = names({
  english: [
    'sales sale salesteam commercial business biz bizdev newbusiness businessdevelopment export exports',
  ],
  german: ['verkauf bestellung bestellungen'],
  french: ['vente ventes commerciale commande commandes'],
  spanish: ['venta ventas comercial pedidos'],
  italian: ['vendite ordini'],
  portuguese: ['venda vendas'],
  dutch: ['verkoop'],
  nordic: ['salg forsaljning myynti'],
  polish: ['sprzedaz handel handlowy zamowienia'],
});

export const PARTNERS = names({
  companies: ['corporate'],
  partners: [
    'partner partners partnership partnerships collab collabs collaborate collaboration collaborations',
    'alliances kooperation kooperationen partenariat partenariats',
  ],
});

export const GENERAL = names({
  questions: ['info infos information informacion enquiry enquiries inquiry inquiries query queries ask'],
  greetings: ['hello helo hi hey howdy hallo hola bonjour salut ciao ola hej welcome welkom friends'],
  contact: [
    'contact contacts contactus contacto contatti contatto contato kontakt connect connectwithus',
    'getintouch',
  ],
  mail: ['mail email mailbox post poczta web online main service4u'],
  office: [
    'office team general zentrale reception buero secretariat biuro sekretariat company hq headquarters',
  ],
  shop: ['shop store studio boutique tienda negozio sklep'],
  places: ['us usa uk eu'],
});

export const SUPPORT = names({
  english: [
    'support support24 help helpdesk helpme service services faq concierge tech techsupport guestservices',
    'happiness technical technik',
  ],
  customers: [
    'customerservice customersupport customercare customer customers care cs cx csr clientservice',
    'clientservices clientcare client clients consumer consumers',
  ],
  orders: ['order orders shipping'],
  german: ['kundenservice kundendienst kundeservice hilfe verbraucher verbraucherservice'],
  french: ['sav serviceclient conso consommateurs serviceconso serviceconsommateurs'],
  italian: ['assistenza clienti consumatori'],
  spanish: ['atencionalcliente atencion soporte ayuda consumidor consumidores'],
  portuguese: ['sac suporte atendimento'],
  dutch: ['klantenservice klanten consumenten'],
  nordic: ['kundservice kundtjanst kund'],
});
