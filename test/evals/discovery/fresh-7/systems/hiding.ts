/** How sites keep an address from harvesters, and show it to people all the same. */

export const mail = (address: string, shown = address): string => `<a href="mailto:${address}">${shown}</a>`;

const halves = (address: string): [string, string] => {
  const [user = '', domain = ''] = address.split('@');
  return [user, domain];
};

/** Cloudflare: the first byte is the key of the others. */
export function cloudflare(address: string, key = 0x3a): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  const code = hex(key) + [...address].map((sign) => hex(sign.charCodeAt(0) ^ key)).join('');
  return `<a href="/cdn-cgi/l/email-protection#${code}"><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></a>`;
}

/** WordPress' antispambot: some signs as they are, some as entities of either kind. */
export const antispambot = (address: string): string => {
  const coded = [...address]
    .map((sign, at) => {
      const code = sign.charCodeAt(0);
      if (at % 3 === 0) return sign === '@' ? '&#64;' : sign;
      return at % 3 === 1 ? `&#${code};` : `&#x${code.toString(16)};`;
    })
    .join('');
  return `<a href="&#109;a&#105;l&#116;&#111;:${coded}">${coded}</a>`;
};

/** Joomla's cloak. */
export function joomla(address: string): string {
  const [user, domain] = halves(address);
  const entities = (text: string) => text.replace(/[aeiou.]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<span id="cloak5e1"></span><script type="text/javascript">
document.getElementById('cloak5e1').innerHTML = '';
var prefix = '&#109;a' + 'i&#108;' + '&#116;o';
var path = 'hr' + 'ef' + '=';
var addy5e1 = '${entities(user)}' + '&#64;';
addy5e1 = addy5e1 + '${entities(domain).replace('&#46;', "' + '&#46;' + '")}';
document.getElementById('cloak5e1').innerHTML += '<a ' + path + '\\'' + prefix + ':' + addy5e1 + '\\'>' + addy5e1 + '<\\/a>';
</script>`;
}

export const worded = (address: string, at = ' [at] ', dot = ' [dot] '): string =>
  address.replace('@', at).replaceAll('.', dot);

/** Written backwards, and turned round by the style sheet. */
export const backwards = (address: string): string =>
  `<span style="unicode-bidi:bidi-override; direction:rtl;">${[...address].reverse().join('')}</span>`;

/** A decoy between the halves that nobody sees. */
export function decoyed(address: string): string {
  const [user, domain] = halves(address);
  return `${user}<span style="display:none">no-spam</span>@<span style="display:none">remove</span>${domain}`;
}

/** Halves in attributes, put together by a script. */
export function inAttributes(address: string): string {
  const [user, domain] = halves(address);
  return `<a class="js-mail" href="#" data-user="${user}" data-domain="${domain}">&nbsp;</a><script>document.querySelectorAll('.js-mail').forEach(function(a){var m=a.dataset.user+'@'+a.dataset.domain;a.href='mailto:'+m;a.textContent=m;});</script>`;
}

/** TYPO3: each letter moved along the alphabet by two. */
export function typo3(address: string): string {
  const moved = [...`mailto:${address}`]
    .map((sign) =>
      /[a-z]/.test(sign) ? String.fromCharCode(((sign.charCodeAt(0) - 97 + 2) % 26) + 97) : sign,
    )
    .join('');
  const [user, domain] = halves(address);
  return `<a href="javascript:linkTo_UnCryptMailto('${moved.replaceAll("'", '')}');">${user}(at)${domain}</a>`;
}
