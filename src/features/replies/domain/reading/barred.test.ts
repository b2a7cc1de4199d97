import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD }));
const isSuppressed = (text: string): boolean => read(text).shouldSuppress;

describe('never written to again', () => {
  it.each([
    'Nobody at Alder Mills wants to be contacted by your company, by e-mail or through our website.',
    'None of us here cares to be approached like this.',
    'No thanks. Make sure this is the last one of these I see.',
    'See to it that this was the last.',
    'Sorry my English. Please to finish with the emails and to cancel our address from your computer.',
    'Niemand bei uns möchte von Ihnen angeschrieben werden.',
    'Personne chez nous ne souhaite être contacté par votre société.',
    'Nadie aquí desea ser contactado.',
    'Nessuno da noi vuole essere contattato.',
  ])('is who says that nobody wants it, or that it was the last: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });

  it.each([
    'Make sure this is the last version of your form before you send it.',
    'Please make sure it is the last price list that you use, not the one of May.',
    'Nobody here wants to be contacted by phone, so do write instead.',
  ])('isn’t who only speaks of something last, or of the phone: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });

  it.each([
    'The whole of Alder Mills belongs on your do-not-contact list.',
    'Enter us in your suppression file, please.',
    'Setzen Sie unsere Firma auf Ihre Sperrliste.',
    "Mettez notre maison sur votre liste d'opposition.",
    'Pongan nuestra empresa en su lista de exclusión.',
    'Metteteci nella vostra lista di esclusione.',
    'Zet ons bedrijf op uw blokkeerlijst.',
    'Coloquem-nos na vossa lista de bloqueio.',
    'Sätt oss på er spärrlista.',
    'Proszę wpisać nas na listę wykluczeń.',
    '请把我们公司加入你们的免打扰名单。',
  ])('is who wants to be on a list of whom nobody writes to: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });

  it.each([
    'I have blocked your address here, so nothing more will reach us.',
    'Ihre Adresse ist bei uns gesperrt, wir lesen nichts mehr von Ihnen.',
    'Nous avons bloqué votre adresse, vos messages ne nous parviennent plus.',
    'Hemos bloqueado su dirección de correo.',
    'Abbiamo bloccato il vostro indirizzo.',
    'Wij hebben uw adres geblokkeerd.',
    'Bloqueámos o vosso endereço de e-mail.',
    'Vi har blockerat er adress.',
    'Zablokowaliśmy Państwa adres e-mail.',
    '貴社のアドレスは受信拒否に設定いたしました。',
  ])('is who has shut us out: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });

  it.each([
    'Non desidero essere ricontattata, né per email né per telefono.',
    'Non vogliamo essere disturbati oltre.',
    'Ne prenez pas la peine de me recontacter.',
    'Nous ne tenons pas à être relancés.',
    'No deseo ser contactada nuevamente.',
    'Wir möchten nicht wieder angeschrieben werden.',
    'Wij wensen niet opnieuw benaderd te worden.',
    'Não desejamos ser recontactados.',
    'Uns wäre lieber, Sie würden sich nicht noch einmal melden.',
    "We only make to order. Please don't follow up, my inbox is full enough as it is.",
    'I withdraw any permission you were ever given.',
  ])('is who wants to be written to no more: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });
});

const OF_AN_OFFICE = [
  'I write on behalf of the commercial department of Cedar & Rowe, to which your messages of 2, 9 and 16 April were passed.',
  'The company has for some years selected its own stockists and does not enter into discussions which it has not itself begun.',
  'This is no reflection upon your business, which I am sure is a sound one.',
].join(' ');

describe('a wish in the words of offices, or of buttons', () => {
  it.each([
    'Please refrain from further correspondence with our office, the matter was passed to the directors and is closed.',
    'My note was passed to the buying team. We ask you to desist from further contact with anyone here.',
    'Kindly cease all correspondence with this firm.',
    'Wir bitten Sie, von weiteren Zuschriften an unser Haus abzusehen.',
    'Nous vous prions de vous abstenir de toute correspondance avec notre maison.',
    'Les rogamos se abstengan de enviar más correspondencia a esta casa.',
    'La preghiamo di astenersi da ulteriore corrispondenza con i nostri uffici.',
    'Wij verzoeken u af te zien van verdere correspondentie.',
    'Pedimos que se abstenham de mais contactos com esta empresa.',
    "If there's a button that makes these stop, I couldn't find it. Would you press it for me?",
    'Somewhere there must be a switch that ends these. Kindly flip it.',
    'I looked for the off button for these mails and found none. Could you push it for me?',
    'Gibt es einen Knopf, mit dem das aufhört? Dann drücken Sie ihn bitte für mich.',
    'S’il existe un bouton pour que cela cesse, appuyez dessus pour moi.',
    'Se c’è un pulsante per far smettere queste mail, lo prema lei per me.',
    'Als er een knop is waarmee dit stopt, wilt u die dan voor mij indrukken?',
    'I write on behalf of the sales office, to which your messages of 2, 9 and 16 April were passed.\n\nThe company selects its own stockists. We must therefore ask that you refrain from any further correspondence with this office or with any other address here.',
    'Your notes were forwarded to me by our buyers, who handle this.\n\nWe ask that you desist from further contact with this house.',
    'Ihre Schreiben wurden an mich weitergeleitet.\n\nWir bitten Sie, von weiteren Zuschriften an unser Haus oder andere Stellen abzusehen.',
    'Vos messages m’ont été transmis.\n\nNous vous prions de vous abstenir de toute correspondance avec ce bureau.',
    'Sus mensajes me fueron remitidos por el departamento comercial.\n\nLes ruego se abstengan de enviar más correspondencia a esta oficina.',
    'I suoi messaggi mi sono stati inoltrati.\n\nLa prego di astenersi da ulteriore corrispondenza con questo ufficio.',
    `${OF_AN_OFFICE}\n\nWe must therefore ask that you refrain from any further correspondence with this office or with any other address at cedarandrowe.test.`,
  ])('is one for silence, whoever else the mail names: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });

  it.each([
    'There is a button on our site that opens the form. Would you press it for me and fill it in?',
    'I could not find the button to approve you, can you send the link again?',
    'Gibt es einen Knopf, mit dem ich die Bestellung abschicke?',
    'Refrain from listing below our MAP, otherwise welcome. Your account is open.',
    'We ask that you refrain from correspondence with the factory, orders go to lee@brand.test.',
    'Please refrain from contacting our retailers directly, order from us instead.',
    'Please refrain from phone calls, email is best.',
    'Wir bitten, von Anrufen abzusehen, schreiben Sie uns gern.',
    'Rogamos se abstengan de contactar a la fábrica; escriban a ventas@brand.test.',
  ])('is none of other buttons and other desks: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });
});

describe('written to as before', () => {
  it.each([
    'Amazon is on our blacklist, your own shop is fine with us.',
    'You are not on our blocklist, so do order.',
    'We keep a blacklist of sellers who cut prices.',
    'Is your firm on the Robinson list?',
    'Sie stehen nicht auf unserer schwarzen Liste, bestellen Sie gern.',
    'Our filter blocked your mail, sorry about that.',
    'Your address was blocked by mistake, it works again.',
    'We blocked you an hour on Tuesday, does that suit?',
    'Ihr Konto war gesperrt und ist wieder offen.',
    'Su cuenta está bloqueada hasta que llegue el certificado.',
    'Non desidero essere contattata per telefono, scriva pure.',
    'Wir möchten nicht telefonisch kontaktiert werden, schreiben Sie uns gern.',
    'Nous ne souhaitons pas être contactés avant la rentrée.',
    "Your note sat in our spam folder, so I've added you to our safe senders. Shall we talk?",
    'Please leave us out of bundles. Otherwise go ahead, your account is open.',
    "Please don't follow up, I'll write on Monday. The list is nearly done.",
    "Let me be frank: we'd love to.",
    'Basta con una copia de la licencia y abrimos la cuenta.',
    'Please remove our logo from your site until the account is open.',
    'Bitte löschen Sie meine alte Adresse, die neue ist lena@brand.test.',
    "I'd rather not hear from you in December, it's the busy season. In January we can start.",
    'ご注文はこのメールではなく、専用サイトからお願いいたします。',
    '请不要把订单发到这里，请在系统里下单。',
    '주문서는 이 주소로 보내지 마시고 사이트에서 해 주세요.',
  ])('is who speaks of another list, another block or another time: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });

  it.each([
    'You may take me out of this thread. Priya runs dealer sales now: priya@brand.test.',
    'Please drop me from the chain, Ben handles wholesale.',
    'Nehmen Sie mich bitte aus dem Mailverlauf, Frau Lenz betreut die Händler: lenz@brand.test.',
    "Retirez-moi de cette conversation, c'est Sandrine qui s'occupe des revendeurs : sandrine@brand.test.",
    'Sáqueme del hilo, Lucía lleva las tiendas: lucia@brand.test.',
    'Mi tolga dalla discussione, dei rivenditori si occupa Chiara: chiara@brand.test.',
    'Haal mij uit deze mailwisseling, Joost regelt de dealers: joost@brand.test.',
    'Tire-me desta conversa, a Marta trata dos revendedores: marta@brand.test.',
    'Ta bort mig från den här tråden, Sara sköter återförsäljarna: sara@brand.test.',
    'Proszę usunąć mnie z tego wątku, sklepami zajmuje się Ola: ola@brand.test.',
  ])('is the colleague whom somebody names who leaves the talk: %s', (text) => {
    expect(read(text)).toMatchObject({ class: 'wrong_contact', shouldSuppress: false });
  });
});
