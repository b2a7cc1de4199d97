const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Cloudflare's way: the first byte is the key that the others are XORed with. */
const cf = (address: string, key = 0x5a): string =>
  hex(key) + [...Buffer.from(address)].map((byte) => hex(byte ^ key)).join('');

export const cfSpan = (address: string, key?: number): string =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cf(address, key)}">[email&#160;protected]</a>`;

export const cfHref = (address: string, text: string, key?: number): string =>
  `<a href="/cdn-cgi/l/email-protection#${cf(address, key)}">${text}</a>`;

export const cfScript =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';

export const mail = (address: string, text = address): string => `<a href="mailto:${address}">${text}</a>`;

/** As WordPress' antispambot writes it. */
export const entities = (text: string): string =>
  [...text]
    .map((letter, at) =>
      at % 3 === 0
        ? letter.replace('@', '&#64;')
        : at % 3 === 1
          ? `&#${letter.codePointAt(0)};`
          : `&#x${hex(letter.codePointAt(0) ?? 0)};`,
    )
    .join('');

export const reversed = (address: string): string =>
  `<span style="unicode-bidi:bidi-override; direction:rtl">${[...address].reverse().join('')}</span>`;

export const zeroWidth = (address: string): string => [...address].join('\u200b');

const halves = (address: string): [string, string] => {
  const at = address.indexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** Written by a script of the page from two strings. */
export const joined = (address: string): string => {
  const [user, domain] = halves(address);
  return `<script>(function(){var u="${user}",d="${domain}";document.write('<a href="mai'+'lto:'+u+'@'+d+'">'+u+'@'+d+'</a>');})();</script><noscript>Please turn on JavaScript to see our address.</noscript>`;
};

/** Put together on load from attributes. */
export const parted = (address: string): string => {
  const [user, domain] = halves(address);
  return `<a class="js-mail" data-user="${user}" data-domain="${domain}" href="#">Email us</a>
<script>document.querySelectorAll('.js-mail').forEach(function(a){var m=a.dataset.user+'@'+a.dataset.domain;a.href='mailto:'+m;a.textContent=m;});</script>`;
};

/** As Joomla cloaks it. */
export const joomla = (address: string, id: number): string => {
  const [user, domain] = halves(address);
  const dot = domain.lastIndexOf('.');
  return `<span id="cloak${id}">This email address is being protected from spambots. You need JavaScript enabled to view it.</span><script type="text/javascript">
document.getElementById('cloak${id}').innerHTML = '';
var prefix = '&#109;a' + 'i&#108;' + '&#116;o';
var addy${id} = '${user}' + '&#64;';
addy${id} = addy${id} + '${domain.slice(0, dot)}' + '&#46;' + '${domain.slice(dot + 1)}';
document.getElementById('cloak${id}').innerHTML += '<a href="' + prefix + ':' + addy${id} + '">' + addy${id} + '<\\/a>';
</script>`;
};

/** As TYPO3 writes it: a shifted link, and a text that people can read. */
export const typo3 = (address: string): string => {
  const shifted = [...`mailto:${address}`]
    .map((letter) =>
      /[a-z]/.test(letter) ? String.fromCharCode(((letter.charCodeAt(0) - 97 + 2) % 26) + 97) : letter,
    )
    .join('');
  return `<a href="javascript:linkTo_UnCryptMailto('${shifted}');">${address.replace('@', '(at)')}</a>`;
};

export const base64 = (address: string): string =>
  `<span data-m="${Buffer.from(address).toString('base64')}"></span><script>document.querySelectorAll('[data-m]').forEach(function(e){e.textContent=atob(e.getAttribute('data-m'))});</script>`;

/** A reporting key that looks like an address. */
export const sentryKey = '8f2b1c6d0e4a4d7b9c3f@o418822.ingest.sentry-relay.test';
export const sentry = `<script>Sentry.init({dsn:"https://${sentryKey}/5512094",tracesSampleRate:0.1});</script>`;
