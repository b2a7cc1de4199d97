import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { isCountry } from './countries.ts';

const PLACES = alternatives({
  america: [
    String.raw`usa?|u\.s\.?(?:a\.?)?|united states(?: of america)?|america|canada|mexico|brazil|argentina`,
    'chile|colombia|peru|northwest|west coast|east coast|ontario|quebec|british columbia|alberta',
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho',
    'illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota',
    'mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|oklahoma|oregon',
    '(?:north|south) (?:carolina|dakota)|ohio|pennsylvania|rhode island|tennessee|texas|utah|vermont',
    'virginia|washington(?: state)?|west virginia|wisconsin|wyoming|new england|manitoba|saskatchewan',
    'nova scotia|new brunswick|newfoundland',
  ],
  europe: [
    'uk|united kingdom|great britain|england|ireland|scotland|europe|european union|eu|germany',
    'deutschland|austria|osterreich|österreich|switzerland|schweiz|suisse|dach|france|belgium',
    'belgique|belgie|netherlands|nederland|benelux|luxembourg|spain|espana|españa|portugal|italy',
    'italia|greece|poland|polska|sweden|norway|denmark|finland|scandinavia|nordics|czech republic',
    'hungary|romania|russia|turkey|iceland|estonia|latvia|lithuania|slovakia|slovenia|croatia',
    'bulgaria|cyprus|malta|ukraine',
  ],
  africa_and_near_east: [
    'israel|uae|middle east|africa|south africa|saudi arabia|kuwait|qatar|egypt|morocco|nigeria',
    'kenya',
  ],
  asia_and_pacific: [
    'asia|china|hong kong|taiwan|japan|korea|south korea|singapore|malaysia|thailand|philippines',
    'indonesia|vietnam|india|australia|new zealand|oceania|anz|macau',
  ],
  regions: [
    '(?:deep )?south|mid-?atlantic|rockies|gulf coast|great lakes|international|worldwide|midwest|northeast|southeast|southwest',
  ],
  german: [
    'frankreich|italien|spanien|niederlande|belgien|polen|schweden|norwegen|dänemark|finnland',
    'tschechien|großbritannien|vereinigtes königreich|vereinigte staaten',
  ],
  french: ['allemagne|autriche|italie|espagne|pays-bas|royaume-uni|états-unis|pologne|japon'],
  spanish: ['alemania|francia|suiza|bélgica|países bajos|reino unido|estados unidos|italia|japón'],
  italian: ['germania|svizzera|belgio|paesi bassi|regno unito|stati uniti|spagna|giappone'],
  dutch: ['duitsland|frankrijk|oostenrijk|zwitserland|verenigd koninkrijk|spanje'],
  nordic: ['sverige|norge|danmark|tyskland'],
  portuguese: ['alemanha|frança|suíça'],
});

const PLACE = new RegExp(
  inLines`
    ^(?:the )?(?:(?:north|south|east|west|central|northern|southern|eastern|western|latin|rest of) )?
      (?:${PLACES})(?:(?:,| ?&| and| und| et| y| e| en| och| og| \/) .{2,30}| \([^)]{2,40}\))?$
  `,
  'i',
);

/** A country or a part of the world, and nothing else. */
export const isPlace = (text: string): boolean => PLACE.test(text) || isCountry(text);
