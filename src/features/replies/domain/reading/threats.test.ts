import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD }));

it.each([
  'That is a violation of the Lanham Act. You have until August 18 to delist the goods and tell me where you bought them.',
  'If I have not heard from you by then we will file in the Western District without another letter.',
  'If the listings are not down by Friday we will file in federal court without further notice.',
  'Delist our goods and quarantine the inventory by the 18th, or we file suit.',
  'You are in violation of our trademark rights. You have until Monday to take the listings down.',
  'Pull every listing within 48 hours or our attorneys file for trademark infringement.',
  'Unless we receive your signed undertaking, we have instructions to issue proceedings for passing off.',
  'Rimuovete le inserzioni entro tre giorni; trascorso tale termine procederemo per vie legali.',
  'Sollten Sie unsere Produkte weiter anbieten, werden wir rechtliche Schritte einleiten.',
  'Si usted no retira los anuncios, emprenderemos acciones legales.',
  'Sans retrait de votre part sous 48 heures, nous engagerons des poursuites.',
  'Take our bowls off Amazon by Friday or you will be hearing from our lawyers.',
  'Take the pictures down by Friday, or we will file a claim for copyright infringement.',
  'I act for Cedar Mills Ltd in connection with your listings. They come down by Monday.',
  'I represent Cedar Mills, whose registered logo you use without permission.',
  "Unless I have your signed undertaking by Friday, I am instructed to seek an injunction and my client's costs.",
  'We are solicitors for the owner of the mark, which your advertisements reproduce.',
  'We reserve all rights of our client, including a claim for damages.',
  'Wir zeigen die anwaltliche Vertretung der Cedar GmbH an.',
  'Die Kosten unserer Inanspruchnahme in Höhe von 480,20 Euro haben Sie zu erstatten.',
  'Nous vous sommons de cesser la vente de ces produits.',
  'En qualité de conseil de la société Cèdre, je vous écris au sujet de vos annonces.',
  'Les instamos a retirar los anuncios en el plazo de cinco días.',
  'In difetto saremo costretti ad agire in giudizio.',
  'Namens onze cliënte sommeren wij u tot het staken van de verkoop.',
  'Em nome da nossa cliente exigimos que cessem a venda dos seus produtos.',
  'Som ombud för märkets ägare kräver vi att försäljningen upphör.',
  'W imieniu naszego klienta wzywamy Państwa do zaprzestania sprzedaży.',
  '当職は通知人の代理人として、販売の停止を求めます。',
  '我们代表商标权利人，要求你们停止侵权。',
  'We are counsel for Brightwater Baby LLC. Please preserve all records relating to your purchases.',
])('whoever threatens us with lawyers is never written to again: %s', (text) => {
  expect(read(text)).toMatchObject({ class: 'other', shouldSuppress: true, shouldStopFollowups: true });
});

it.each([
  'We take legal action against resellers who list on Amazon, so we cannot open marketplace accounts.',
  'Wir gehen gegen Händler auf Amazon rechtlich vor, bitte verkaufen Sie nur im eigenen Shop. Anbei das Formular.',
  'Our lawyers act for us on contracts, so signing the dealer agreement takes a week. Happy to have you.',
  'We send cease and desist letters to sellers who list our goods without authorization, so this is a no.',
  'You have until Friday to get your order in for the spring prices.',
  'Resellers in violation of our MAP policy lose their account. Here is the form.',
  'I am General Counsel for the company and handle reseller agreements. The form is attached.',
  'Our attorney takes it from here to draw up the agreement, then we can start.',
  "Every violation of our trademark by resellers goes to our attorneys, that's in the agreement.",
  "Unauthorised dealers get a cease-and-desist letter, authorised ones don't.",
  'Last month we sent a cease and desist to another shop, so we look closely. Who are you?',
  'On behalf of our client, the brand Wendel, I attach the wholesale application.',
  'My client is a maker of soap and would love to send you the order form.',
  'We act as agents for four makers and can supply you with all of them.',
])('who speaks of lawyers and means others threatens nobody: %s', (text) => {
  expect(read(text).shouldSuppress).toBe(false);
});

it('what a lawyer wants for his costs is no least order', () => {
  const { facts } = read(
    'Namens unserer Mandantin fordern wir Sie auf, die Erklärung bis 10. April zu unterzeichnen und mindestens 480,20 Euro Kosten zu erstatten.',
  );
  expect(facts).toEqual([]);
});

it.each([
  'We have been retained by Cedar Mills in respect of counterfeit bowls traced to your company. You are required to preserve all purchase records pending proceedings.',
  'We act for Cedar Mills. This is a litigation hold: do not destroy any purchase records.',
  'I have been instructed by Cedar Mills in respect of counterfeit soaps bought from your shop. You must preserve all invoices and correspondence pending proceedings.',
  'You are hereby required to retain all documents and data relating to these sales until the litigation has ended.',
  'Any destruction of stock will be brought to the attention of the court.',
  'Bitte bewahren Sie im Hinblick auf das gerichtliche Verfahren sämtliche Unterlagen und Korrespondenz auf; sie dürfen nicht vernichtet werden.',
  'Sie haben alle Belege und den Lagerbestand bis zum Abschluss des Verfahrens aufzubewahren.',
  'Vous êtes tenus de conserver tous les documents et factures relatifs à ces produits dans l’attente de la procédure.',
  'Deben conservar todos los documentos y registros de compra hasta que concluya el proceso judicial.',
  'Siete tenuti a conservare tutti i documenti e la corrispondenza in vista del giudizio.',
  'U dient alle documenten en correspondentie te bewaren in afwachting van de procedure bij de rechtbank.',
  'Devem conservar todos os documentos e faturas até ao fim do processo judicial.',
  'Ni ska bevara alla handlingar och bevis inför rättegången.',
  'Prosimy zachować wszystkie dokumenty i faktury do czasu zakończenia postępowania sądowego.',
  'Our counsel asks that you retain every invoice and email about these goods; a claim is being prepared.',
  'Please see to it that no evidence is destroyed, the matter is going to court.',
  'We demand that all records relating to our goods be preserved. Litigation is imminent.',
])('who wants papers kept for a court is never written to again: %s', (text) => {
  expect(read(text)).toMatchObject({ class: 'other', shouldSuppress: true, shouldStopFollowups: true });
});

it.each([
  'Please keep your purchase records, we ask for them at audit time. Your account is open.',
  'We must retain all documents for seven years, so please send the certificate as a PDF.',
  'Bitte bewahren Sie die Rechnung für die Garantie auf. Ihr Konto ist offen.',
  'Conserve el documento de la garantía. La lista de precios va adjunta.',
  'I was put on hold when I rang you. Can you call me back?',
  'We have been burned by counterfeit listings on Amazon, so we only supply shops.',
  'Veuillez conserver ce document, le tarif est joint.',
  'Our insurer requires that we retain documents in case of a claim, so send us your certificate of insurance.',
  'You must retain documents of each sale for our MAP audit, failing which the account is closed. Otherwise welcome.',
  'The court has ruled that marketplaces may be excluded, so no Amazon.',
])('who keeps papers for other ends threatens nobody: %s', (text) => {
  expect(read(text).shouldSuppress).toBe(false);
});

it('goods that are sold without authorization, a lawyer says, may not be sold with it either', () => {
  const { facts } = read(
    'This firm represents Cedar Mills. Goods bearing its mark are offered on Walmart.com without authorization. Our client demands that you withdraw every listing.',
  );
  expect(facts).toEqual([]);
});
