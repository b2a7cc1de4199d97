import { oneLine } from '../../../kernel/in-lines.ts';

/** ISO 3166: where people who pay may be. */
const CODES = oneLine`
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ
  CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO FR GA GB
  GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG
  KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PY QA RE RO RS RW
  SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US
  UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`;

interface Country {
  code: string;
  name: string;
}

let names: Intl.DisplayNames | undefined;
let countries: readonly Country[] | undefined;

export function countryOf(code: string): Country {
  names ??= new Intl.DisplayNames('en-US', { type: 'region' });
  return { code, name: names.of(code) ?? code };
}

/** By name, the home market first: looked up when it is first wanted, as it takes a phone some time. */
export function allCountries(): readonly Country[] {
  const byName = new Intl.Collator('en-US');
  countries ??= CODES.split(' ')
    .map(countryOf)
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || byName.compare(a.name, b.name));
  return countries;
}
