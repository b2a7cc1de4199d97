import { alternatives } from '../../../../kernel/words-by-language.ts';
import { fold } from '../brand-name.ts';

/** What the columns of a table of firms are called; folded. */
const TITLE = new RegExp(
  `^(?:${alternatives({
    english: [
      'country|countries|territor(?:y|ies)|regions?|markets?|states?|provinces?|area|city|location|no|#',
      '(?:authori[sz]ed |exclusive )?(?:distributors?|importers?|dealers?|partners?|agents?)|(?:company|business|firm)(?: name)?',
      'names?|contacts?(?: (?:person|details|info))?|e-?mail|phone|telephone|tel|fax|web ?site|web|url|address',
    ],
    german: [
      String.raw`land|lander|gebiet\w*|region(?:en)?|markt|ort|stadt|plz|vertriebspartner|vertrieb|handler|importeure?|partner`,
      'firma|firmen|unternehmen|ansprechpartner|kontakt|telefon|anschrift|adresse|webseite|internet',
    ],
    french: [
      'pays|regions?|territoires?|ville|distributeurs?|importateurs?|partenaires?|societe|entreprise|nom',
      'telephone|courriel|adresse|site(?: web| internet)?',
    ],
    spanish_and_portuguese: [
      'pais(?:es)?|regi(?:on|ao)|territorio|ciudad|cidade|distribuidor(?:a|es)?|importador(?:a|es)?|soci[oa]s?',
      'empresa|nombre|nome|contacto|contato|telefono|telefone|correo|direccion|morada|sitio web|site|pagina web',
    ],
    italian: [
      'paes[ei]|nazion[ei]|regione|zona|citta|distributor[ei]|importator[ei]|rivenditore|partner',
      'azienda|ditta|contatt[oi]|telefono|sito(?: web)?|indirizzo',
    ],
    dutch: ['landen|regio|gebied|plaats|verdelers?|bedrijf|contactpersoon|telefoon|adres|naam'],
    elsewhere: ['lande|omrade|distributor(?:er)?|foretag|firma|virksomhet|kraj|dystrybutor|firmy'],
  })})$`,
);

/** "Country | Distributor": the row above those that name them. */
export const areColumnTitles = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => TITLE.test(fold(cell).replace(/[\s:.*]+$/, '')));
