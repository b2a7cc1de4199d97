import { inLines, oneLine } from '../../../../kernel/in-lines.ts';

/** Where anybody can have an address: a brand may use one, but says less about itself by it. */
const FREE_MAIL = new Set(
  oneLine`
    gmail.com googlemail.com yahoo.com ymail.com rocketmail.com yahoo.co.uk yahoo.ca yahoo.de yahoo.fr
    yahoo.es yahoo.it yahoo.co.jp yahoo.com.au yahoo.com.br hotmail.com hotmail.co.uk hotmail.de hotmail.fr
    hotmail.es hotmail.it outlook.com outlook.de outlook.fr outlook.es live.com live.co.uk live.de live.fr
    live.nl msn.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.de gmx.net gmx.com
    gmx.at gmx.ch web.de t-online.de freenet.de arcor.de mail.com mail.ru yandex.com yandex.ru zoho.com
    zohomail.com fastmail.com hey.com tutanota.com tuta.io orange.fr wanadoo.fr free.fr sfr.fr laposte.net
    libero.it virgilio.it tiscali.it alice.it tin.it comcast.net verizon.net att.net sbcglobal.net
    bellsouth.net cox.net charter.net earthlink.net shaw.ca rogers.com sympatico.ca telus.net btinternet.com
    btconnect.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk bigpond.com
    optusnet.com.au xtra.co.nz terra.com.br uol.com.br bol.com.br telefonica.net ziggo.nl kpnmail.nl
    planet.nl xs4all.nl telenet.be skynet.be bluewin.ch telia.com online.no qq.com 163.com 126.com sina.com
    naver.com hanmail.net daum.net rediffmail.com wp.pl o2.pl onet.pl interia.pl seznam.cz
  `.split(' '),
);

/** Mail boxes that exist for an hour. The commonest families; a domain's own MX is asked beside this. */
const DISPOSABLE = new Set(
  oneLine`
    10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonaddy.me burnermail.io byom.de cock.li
    crazymailing.com discard.email discardmail.com dispostable.com dropmail.me easytrashmail.com
    emailondeck.com emailfake.com fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com
    getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
    guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com
    hidemail.de inboxbear.com inboxkitten.com incognitomail.org jetable.org kasmail.com linshiyouxiang.net
    luxusmail.org mail-temp.com mailcatch.com maildrop.cc maileater.com mailexpire.com mailinator.com
    mailinator.net mailinator2.com mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com
    mailtemp.info minuteinbox.com mintemail.com moakt.com moakt.cc mohmal.com mt2015.com mvrht.com
    mytemp.email mytrashmail.com nada.email nowmymail.com sharklasers.com spam4.me spambog.com spambox.us
    spamex.com spamgourmet.com spamspot.com tempail.com temp-mail.io temp-mail.org tempinbox.com
    tempmail.com tempmail.de tempmail.dev tempmail.net tempmail.plus tempmailaddress.com tempmailo.com
    tempomail.fr temporaryemail.net temporarymail.com tempr.email throwam.com throwawaymail.com
    trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.me trashmail.net trashmail.ws tmail.ws
    wegwerfemail.de wegwerfmail.de wegwerfmail.net yopmail.com yopmail.fr yopmail.net zetmail.com
  `.split(' '),
);

const DISPOSABLE_FAMILY = /(?:^|[.-])(?:temp|trash|throw-?away|disposable|fake|burner|guerrilla)-?e?mail/;

/** Certified mail, which takes in what other certified boxes send and bounces or hides the rest. */
const REGISTERED_MAIL = new RegExp(inLines`
  (?:^|\.)(?:
    pec\.(?:[a-z\d-]+\.)?it|(?:aruba|poste|info|lamia)pec\.it|pecmail\.it|pec-mail\.it|legalmail\.it|
    postacert\.[a-z.]+|cert\.[a-z-]+\.it|registerpec\.it|sicurezzapostale\.it|casellapec\.com|
    [a-z-]+\.de-mail\.de|de-mail\.de
  )$
`);

export const isRegisteredMail = (domain: string): boolean => REGISTERED_MAIL.test(domain);
export const isFreeMail = (domain: string): boolean => FREE_MAIL.has(domain);
export const isDisposable = (domain: string): boolean =>
  DISPOSABLE.has(domain) || DISPOSABLE_FAMILY.test(domain);
