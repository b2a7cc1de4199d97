import type { Language } from './phrases.ts';
import { mail, type Shop } from './shop.ts';

/** The pages that a shop system writes by itself, with what a generator fills in. */
const PRIVACY: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Last updated: January 12, 2026',
    'This Privacy Policy describes how {name} (the "Site", "we", "us", or "our") collects, uses, and discloses your personal information when you visit, use our services, or make a purchase from {host} or otherwise communicate with us.',
    'We may update this Privacy Policy from time to time, including to reflect changes to our practices or for other operational, legal, or regulatory reasons.',
    'What Personal Information We Collect: contact details including your name, address, phone number, and email; order information including your name, billing address, shipping address and payment confirmation; account information including your username and password; shopping information including the items you view, put in your cart or add to your wishlist.',
    'We may disclose your personal information with vendors or other third parties who perform services on our behalf (such as IT management, payment processing, data analytics, customer support, cloud storage, fulfillment and shipping), and with business and marketing partners to provide services and advertise to you.',
    'The Services are not intended to be used by children, and we do not knowingly collect any personal information about children.',
    'Please be aware that no security measures are perfect or impenetrable, and we cannot guarantee "perfect security."',
    'Should you have any questions about our privacy practices or this Privacy Policy, or if you would like to exercise any of the rights available to you, please contact us{reach}.',
  ],
  de: [
    'Der Schutz Ihrer persönlichen Daten ist uns ein besonderes Anliegen. Wir verarbeiten Ihre Daten ausschließlich auf Grundlage der gesetzlichen Bestimmungen (DSGVO, TTDSG).',
    'Verantwortlich für die Datenverarbeitung auf {host} ist {name}.',
    'Beim Besuch unserer Website werden automatisch Informationen an den Server gesendet und in einem Logfile gespeichert: IP-Adresse, Datum und Uhrzeit des Zugriffs, Name und URL der abgerufenen Datei, verwendeter Browser.',
    'Zur Abwicklung von Bestellungen geben wir Ihre Daten an das mit der Lieferung beauftragte Unternehmen und an das mit der Zahlung beauftragte Kreditinstitut weiter.',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit, Widerruf und Widerspruch. Wenden Sie sich dazu an uns{reach}.',
  ],
  fr: [
    'La présente politique décrit la manière dont {name} collecte et utilise vos données à caractère personnel lorsque vous consultez {host}, conformément au RGPD.',
    'Les données collectées (nom, adresse, e-mail, téléphone, historique de commande) servent à traiter vos commandes et à vous adresser notre lettre d’information si vous y avez consenti.',
    'Elles sont conservées trois ans après notre dernier contact et ne sont jamais vendues à des tiers.',
    'Vous disposez d’un droit d’accès, de rectification, d’effacement et d’opposition. Pour l’exercer, contactez-nous{reach}.',
    'Vous pouvez également introduire une réclamation auprès de la CNIL.',
  ],
  es: [
    'En cumplimiento del Reglamento (UE) 2016/679 le informamos de que el responsable del tratamiento de los datos recogidos en {host} es {name}.',
    'Los datos se tratan para gestionar los pedidos y, con su consentimiento, para enviarle información comercial.',
    'Puede ejercer sus derechos de acceso, rectificación, supresión y oposición dirigiéndose a nosotros{reach}.',
  ],
  it: [
    'Ai sensi del Regolamento UE 2016/679 (GDPR) il titolare del trattamento dei dati raccolti su {host} è {name}.',
    'I dati sono trattati per gestire gli ordini, per gli obblighi fiscali e, previo consenso, per l’invio della newsletter.',
    'Puoi esercitare i tuoi diritti di accesso, rettifica, cancellazione e opposizione scrivendoci{reach}.',
  ],
  nl: [
    '{name} verwerkt persoonsgegevens zoals weergegeven in deze privacyverklaring wanneer u {host} bezoekt.',
    'Wij gebruiken uw gegevens om uw bestelling te verwerken, te bezorgen en u daarover te informeren.',
    'U heeft het recht om uw persoonsgegevens in te zien, te corrigeren of te verwijderen. Neem daarvoor contact met ons op{reach}.',
  ],
  pt: [
    'A presente política descreve como {name} recolhe e utiliza os seus dados pessoais quando visita {host}, nos termos do RGPD.',
    'Para exercer os seus direitos de acesso, retificação e apagamento, contacte-nos{reach}.',
  ],
  sv: [
    '{name} är personuppgiftsansvarig för de uppgifter som samlas in på {host}.',
    'Vi behandlar dina uppgifter för att kunna fullgöra ditt köp och skicka nyhetsbrev om du har bett om det.',
    'Du har rätt att begära utdrag, rättelse och radering. Kontakta oss{reach}.',
  ],
};

export function privacyOf({ name, host, language = 'en', privacy }: Shop): string {
  const reach = privacy ? `: ${mail(privacy)}` : '';
  return PRIVACY[language]
    .map((text) =>
      text
        .replaceAll('{name}', name.replace('&', '&amp;'))
        .replaceAll('{host}', host)
        .replaceAll('{reach}', reach),
    )
    .map((text) => `<p>${text}</p>`)
    .join('\n');
}

/** What English shops are given to start from; nothing in it speaks to other shops. */
const SERVICE = [
  'OVERVIEW',
  'This website is operated by {name}. Throughout the site, the terms "we", "us" and "our" refer to {name}. By visiting our site and/ or purchasing something from us, you engage in our "Service" and agree to be bound by the following terms and conditions.',
  'SECTION 1 - ONLINE STORE TERMS',
  'By agreeing to these Terms of Service, you represent that you are at least the age of majority in your state or province of residence.',
  'SECTION 2 - GENERAL CONDITIONS',
  'We reserve the right to refuse service to anyone for any reason at any time. You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service, use of the Service, or access to the Service without express written permission by us.',
  'SECTION 5 - PRODUCTS OR SERVICES',
  'Certain products or services may be available exclusively online through the website. These products or services may have limited quantities and are subject to return or exchange only according to our Refund Policy. We have made every effort to display as accurately as possible the colors and images of our products that appear at the store.',
  'SECTION 8 - THIRD-PARTY LINKS',
  'Certain content, products and services available via our Service may include materials from third-parties. We are not responsible for examining or evaluating the content or accuracy.',
  'SECTION 13 - DISCLAIMER OF WARRANTIES; LIMITATION OF LIABILITY',
  'We do not guarantee, represent or warrant that your use of our service will be uninterrupted, timely, secure or error-free.',
];

export const serviceOf = ({ name }: Shop): string =>
  SERVICE.map((text) => `<p>${text.replaceAll('{name}', name.replace('&', '&amp;'))}</p>`).join('\n');
