import { remembered } from '../../../../../kernel/remembered.ts';

/**
 * What a sentence about mail is made of, by word and in every language that is read: whether somebody is asked to cease or
 * to strike a name, what it is that is to end, for how long, and on what condition. "Skriv inte till oss igen" and "don't
 * write to us again" are the same row of these. A star stands for any ending.
 */
const WORDS = {
  no:
    'no not never none nobody nothing neither nor without nope zero nicht nichts nie niemals kein* ' +
    'ohne pas ne n aucun* jamais sans nunca ningun* tampoco sin nada non nessun* mai senza niente ' +
    'nulla geen niet nooit niets zonder nao nenhum* sem ikke inte inga ingen aldrig aldri inget ' +
    'intet ingenting utan uten uden bez zadn* nigdy ei alkaa ala en nechci nechceme nebo neni',
  again:
    'again anymore more further another longer additional ever else future henceforth hereafter ' +
    'onwards onward forward anew second third fourth fifth mehr wieder erneut weiter* kunftig* ' +
    'nochmal* noch jemals zukunft plus davantage encore nouveau desormais avenir mas otra otro otras ' +
    'otros vuelv* volv* adelante futuro nuevamente nuevo piu ancora oltre ulterior* nuovamente altra ' +
    'altre altro altri avvenire meer weer opnieuw verder* nogmaals voortaan toekomst mais novamente ' +
    'volt* outro outra doravante igen igjen mer mere flere fler langre lenger laengere framover ' +
    'framtiden wiecej ponownie juz znowu wieczne kolejn* przyszlosci enaa',
  write:
    'writ* wrote email* mail* contact* messag* reach reaching reached follow* hear* approach* ' +
    'bother* ping* solicit* pester* chas* pitch* outreach nudge* correspond* communicat* note notes ' +
    'remind* knock* schreib* schrieb* anschreib* anzuschreib* angeschrieb* kontakt* meld* gemeldet ' +
    'belastig* nachfass* nachhak* behellig* stor* nachricht* zuschrift* anfrag* anmail* werb* ecri* ' +
    'reecri* recontact* relanc* sollicit* derang* demarch* courriel* courrier* escrib* molest* ' +
    'insist* correo* mensaje* scriv* riscriv* ricontatt* disturb* comunicazion* schrijf* schreef ' +
    'benader* bericht* lastig* brief* escrev* incomod* contat* mensage* procur* skriv* skrev mejl* ' +
    'utskick* henvend* pisa* pisz* napis* wiadomosc* wypisyw* kirjoit* piste* nepist* psat',
  send:
    'send* sent shoot get gets getting got receiv* recv inbox schick* geschickt zusend* zugeschickt ' +
    'erhalt* bekomm* zukommen empfang* posteingang envo* adress* recev* recoi* recu envi* mand* ' +
    'remit* recib* invi* inoltr* ricev* stur* stuur* gestuurd ontvang* krijg* receb* skick* motta* ' +
    'modta* wysyl* przysyl* przesyl* otrzym* dosta* lahet* neposil* posil*',
  end:
    'end ends ending ended finish* enden beenden beendet fin acab* finir* eindig* einde termin* ' +
    'avslut* koniec',
  cease:
    'stop* cease* ceasing quit* desist refrain* discontinu* halt abstain knock cut aufhor* auf hort ' +
    'unterlass* einstell* eingestellt absehen abzusehen verzicht* abstand schluss arret* cess* ' +
    'renonc* dej* pare paren parar basta cese* absten* smett* finitel* finiscila astener* asteng* ' +
    'hou houd ophoud* staak* staken parem para deix* chega slut* hold hor opphor* przesta* zaprzest* ' +
    'skoncz* lopet* prestan*',
  strike:
    'cancel* unlist* delist* deregister* rid gone disappear* vanish* aus trag* getragen weg uit ' +
    'anul* rmv remov* delet* eras* strike struck unsub* purg* scrub* drop* opt opting opted cross ' +
    'scratch expung* wipe* omit* take taken taking pull* off out losch* gelosch* streich* gestrich* ' +
    'entfern* austrag* ausgetrag* abmeld* abbestell* nehm* nimm raus heraus runter retir* supprim* ' +
    'suppression effac* desinscri* desabonn* enlev* ray* radi* ote* borr* elimin* quit* baja suprim* ' +
    'supresion sac* tach* rimuov* rimoss* rimozione tolg* togli* tolt* disiscri* depenn* verwijder* ' +
    'schrap* haal* halen uitschrij* afmeld* wis wissen streep doorstrep* remoc* apag* exclu* risc* ' +
    'risq* tir* descadastr* fjern* slet* rader* stryk* avregistr* avmeld* avprenum* avsluta bort ' +
    'usun* wykresl* wypis* skresl* vymaz* vyrad* odstran* smaz* poist*',
  let:
    'let lets leave leaving leaves left lass* laat laten laisse* lache* dejad* dejen dejanos dejeme ' +
    'lasci* deixe* lat lata lad lade la daj*',
  spare:
    'save saves skip* spar* verschon* erspar* epargn* ahorr* risparm* bespaar* poup* skona* forskon* ' +
    'oszczedz*',
  list:
    'list* database* mailing* sequence* campaign* cadence drip crm records record files file system* ' +
    'rotation blocklist blacklist register* verteiler* kartei datenbank* adressliste* fichier* base ' +
    'bases repertoire bbdd fichero* elenc* archivi* rubrica lijst* bestand* administratie cadastro* ' +
    'registo* utskickslist* registr* baz* ewidencj* seznam* databaz*',
  address:
    'address* adres* daten kontaktdaten donnees coordonnees datos direccion* dati indirizz* ' +
    'nominativ* gegevens mailadres* dados endereco* uppgift* data details info information nam* nom ' +
    'nome nombre inbox mailbox postfach boite buzon casella postvak caixa innboks inkorg skrzynk* ' +
    'dane* osoite* tieto* konta eintrag entry',
  us:
    'me us my our we i myself ourselves mich uns mein* unser* wir ich mir nous moi notre nos mon ma ' +
    'mes je j m nosotros nuestr* mi mis yo ci noi nostr* mio mia miei io ons mij onze ik wij mijn ' +
    'nosso* nossa* meu meus minha eu oss mig meg mej os vi jag jeg min mitt mine var vart vores vare ' +
    'nam nas mnie moj* nasz* minua meita',
  you:
    'you your yours yourself u ur sie ihr ihre* ihnen dich dir euch euer eure* vous votre vos te toi ' +
    'ton tes tu usted* su sus le les os vuestr* ti tuo vostr* voi lei vi suo sua suoi uw jullie je ' +
    'jouw voce* seu seus vosso* vossa* lhe* din dina er ert dig deg dere deres du ni panstw* pan ' +
    'pana pani wy was wasz*',
  these:
    'these this that those such it dies* solch* das dergleichen ces cette ce cet cela ca celle* tel* ' +
    'est* eso* ese quest* quello cio deze dit dat zulke essa* esse* ist* isso dessa* denna detta ' +
    'disse dette sadan* slik* tych tego ta te takich naita',
  please:
    'please kindly pls bitte veuillez merci svp plait favor favore cortesemente gentilmente graag ' +
    'gelieve aub alstublieft obrig* tack venligst vennligst prosz* uprzejm* snalla ystav* thanks ' +
    'thank danke grazie gracias bedankt dank tak takk dzieki request* ask* bitten prions prie ruego ' +
    'rogamos prego preghiamo chied* verzoek* demand*',
  peace:
    'alone peace ruhe frieden tranquil* paix paz pace rust fred spokoj* rauhaan lonely silence ' +
    'stillness schweigen silencio silenzio stilte',
  last: 'last final letzt* schluss derni* ultim* laatst* sist* sidste ostatni* viimein*',
  nuisance:
    'spam* junk harass* unsolicited unwanted uninvited intrus* nuisance report* block* blacklist* ' +
    'unerwunscht* unaufgefordert* belastigung sperr* meld indesirable* bloqu* denunci* ongewenst* ' +
    'segnal* sgradit* indesejad* blokk* zablok* zglos* police authority complain* anzeig* behord* ' +
    'plainte',
  law:
    'gdpr ccpa canspam dsgvo rgpd lopd avg lgpd rodo uwg tcpa right* recht* droit* derecho* diritt* ' +
    'direito* prawo article art artikel erasure loschung effacement supresion consent* einwillig* ' +
    'consenso toestemming samtyck* samtykk* zgod* object* widerspr* oppos* oponer* oppong* bezwaar ' +
    'privacy datenschutz*',
  until:
    'until till before unless bis vor vorher erst avant jusqu* hasta antes fino finche prima tot ' +
    'voor pas ate innan forran forr fore indtil inntil dopoki zanim przed do',
  if:
    'if unless when whenever once should wenn falls sobald sollte* si quand lorsque des cuando se ' +
    'quando qualora als indien wanneer zodra caso om nar hvis jesli jezeli gdy kiedy jos',
  but:
    'but however instead rather though except only aber sondern stattdessen lieber jedoch nur mais ' +
    'plutot sauf seulement pero sino excepto solo ma invece tranne soltanto maar liever behalve ' +
    'alleen mas porem exceto senao men utan utom heller istallet ale tylko zamiast lecz mutta vaan',
  time:
    'january february march april may june july august september october november december spring ' +
    'summer fall autumn winter week weeks month months year years monday tuesday wednesday thursday ' +
    'friday tomorrow today season quarter christmas holidays januar februar marz mai juni juli ' +
    'oktober dezember fruhjahr sommer herbst woche* monat* jahr* montag dienstag mittwoch donnerstag ' +
    'freitag morgen saison janvier fevrier mars avril juin juillet aout septembre octobre novembre ' +
    'decembre printemps ete automne hiver semaine* mois an annee lundi mardi mercredi jeudi vendredi ' +
    'demain rentree enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre ' +
    'diciembre primavera verano otono invierno semana* mes meses ano* lunes martes miercoles jueves ' +
    'viernes manana temporada gennaio febbraio aprile maggio giugno luglio settembre ottobre ' +
    'dicembre estate autunno inverno settiman* mese mesi anno lunedi martedi mercoledi giovedi ' +
    'venerdi domani stagione januari februari maart mei augustus voorjaar zomer najaar herfst maand* ' +
    'jaar dinsdag woensdag donderdag vrijdag seizoen janeiro fevereiro marco maio junho julho ' +
    'setembro outubro novembro dezembro outono segunda terca quarta quinta sexta amanha hosten varen ' +
    'sommaren manad* vecka uge maned mandag tirsdag onsdag torsdag fredag stycz* lut* wrzes* jesien* ' +
    'wiosn* tydzie* tygodni* miesiac* rok* jutro',
  news:
    'newsletter* promo* bulletin* digest* offers offer deals alert* updates update sale* weekly ' +
    'monthly daily marketing blog magazine rundbrief* infobrief* angebot* infolettre* offre* ' +
    'boletin* oferta* bollettin* offert* nieuwsbrief* aanbieding* nyhetsbrev* nyhedsbrev* oferty ' +
    'reklam*',
  goods:
    'sample* invoice* order* price* list catalog* brochure* parcel* box* pallet* pdf* attachment* ' +
    'photo* form* document* paperwork certificate* statement* quote* muster* rechnung* bestellung* ' +
    'preis* katalog* paket* anhang fotos unterlagen echantillon* facture* commande* prix colis ' +
    'piece* muestra* factura* pedido* precio* paquete* adjunto* campion* fattur* ordin* prezz* pacc* ' +
    'allegat* monster* factuur bestelling* prij* pakket* amostra* fatura* encomenda* preco* prov* ' +
    'faktur* pris* probk* cen* zamow* listing* product* item* artikel* sku* produkt* produit* ' +
    'produt*',
  phone:
    'call* phone* ring* sms text texting fax whatsapp telefon* anruf* ruf* appel* telephon* llam* ' +
    'chiam* bel bellen gebeld ligu* ligar* opkald dzwon* zadzwon*',
  market:
    'amazon* fba marketplace* ebay walmart etsy tiktok allegro bol zalando marktplatz* plateform* ' +
    'plataform* piattaform* platform* online',
  trade:
    'wholesale account* dealer* retail* resell* distribut* stockist* partner* supplier konto* ' +
    'handler* haendler* grossist* compte* revend* cuenta* mayorist* distribuidor* conto rivendit* ' +
    'ingrosso groothandel* wederverkop* conta* atacado aterforsal* forhandler* hurt* sklep*',
  glad:
    'yes glad happy love lovely welcome delighted pleased interested keen sure absolutely definitely ' +
    'great gladly sold convinced excited gern* freu* willkommen interessiert* uberzeugt* ravi* ' +
    'plaisir volontiers interesse* bienvenu* encantad* gusto ilusion interesad* bienvenid* ' +
    'volentieri piacere felic* content* interessat* benvenut* graag blij welkom prazer gosto ' +
    'interessad* garna gjerne valkommen velkommen chetnie milo zainteresowan* dobrze',
  need:
    'need* necessary require* use* worth brauch* notig notwendig muss* besoin necessaire faut peine ' +
    'inutile falta necesit* necesari* hace bisogn* necessari* occorre serve hoef* nodig precis* ' +
    'behov* trenger potrzeb* trzeba',
  want:
    'want* wish* like care prefer* would appreciate* rather mocht* will wunsch* bevorzug* hatte ' +
    'souhait* veux veut voul* desir* aimer* quier* quer* dese* gustar* vogl* vorr* desider* wil ' +
    'willen wens* zou gost* pretend* vill vil ville onsk* skulle chc* zycz* wol*',
  enough:
    'enough assez genug reicht basta bastante suficiente suffit abbastanza genoeg nog chega nok ' +
    'rackt racker dosc wystarczy fed tired sick marre harto stufo stanco beu zat cansado',
  how:
    'how where who why wie woher wer warum wieso comment ou qui pourquoi como donde quien come dove ' +
    'chi perche hoe waar waarom onde quem hur var vem hvor hvem hvordan skad kto dlaczego gave got',
  hesitate:
    'shy afraid reluct* zoger* scheu* hesit* dud* vacil* esit* indugi* aarzel* schroom* tvek* tov* ' +
    'waha* feel free',
  forget:
    'forget* forgot* lose lost disregard vergess* vergiss* oubli* ignor* olvid* dimentic* vergeet ' +
    'vergeten negeer* esquec* glom* glem* zapomn* mistake accident* error* wrong* versehen* irrtum* ' +
    'erreur* sbagli* engano',
  click: 'click link button footer instantly klick* lien cliqu* clic enlace clicca knop klik*',
  others:
    'others else somebody someone anybody anyone customers people other ander* autre* otr* altr* ' +
    'outr* andra andre inn* colleague* kolleg* colleg* colega*',
  will: 'will shall going werde* wird wirst allons vais vamos voy andiamo zal zullen vou kommer',
  past:
    'have has had already did was were habe haben hat hatte* schon bereits avons ai avez deja ha han ' +
    'hemos ya abbiamo ho hanno gia heb hebben heeft al ja har juz',
  can:
    'can could may might kann konnen durfen peut pouvez puede* puo possono potete kan kunt kunnen ' +
    'pode* moze* mozna',
  do: 'do go ahead tun mach* fait* faire haga* hacer faccia fate doe* faca* gor',
  keep:
    'keep* kept still carry further weiter* immer continu* toujours sigu* seguir* siga* ancora ' +
    'blijf* blijven steeds ainda fortsat* fortset* nadal ciagle',
  now:
    'now immediately asap effective instantly today sofort jetzt umgehend ab heute maintenant ' +
    'immediatement ahora inmediato subito adesso ora nu direct onmiddellijk agora imediato omgaende ' +
    'natychmiast teraz',
} as const;

export type Part = keyof typeof WORDS;

const whole = new Map<string, Part[]>();
const begun = new Map<string, Part[]>();
for (const [part, words] of Object.entries(WORDS) as [Part, string][])
  for (const word of words.split(' ')) {
    const known = word.endsWith('*') ? begun : whole;
    const key = word.replace('*', '');
    known.set(key, [...(known.get(key) ?? []), part]);
  }

/** What a word can be in such a sentence: "plus" is "no more" to some and "further" to others. */
export const partsOf = remembered((word): readonly Part[] => {
  const parts = new Set(whole.get(word));
  for (let length = 2; length <= word.length; length += 1)
    for (const part of begun.get(word.slice(0, length)) ?? []) parts.add(part);
  return [...parts];
});
