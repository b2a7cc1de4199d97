import { inLines } from '../../../../kernel/in-lines.ts';
import type { AutoSign } from './auto-sign.ts';

/** A ticket was opened, or a form of words acknowledges. */
export const RECEIPT_SIGNS: readonly AutoSign[] = [
  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
        (we|our (team|support team))( have|['’]ve| has)? (successfully )?(
          received|got|registered|logged
        ) (your|the) (
          e-?mail|message|request|inquiry|enquiry|ticket|submission|question|query|application|note|
          correspondence|support
        )|
        your (e-?mail|message|request|inquiry|enquiry|ticket|case|submission|question|query|support request)
          ( \(?#?[\w-]+\)?)? (has been|was|is|have been) (successfully )?
          (received|created|logged|opened|registered|submitted|assigned|delivered to)|
        (a|your|the) (new )?(support )?
          (request|ticket|case) (has been|was|is) (opened|created|logged|raised)|
        (ticket|case|request|reference|incident)( number| id| no\.?|:|#)* ?\W{0,3}(id |is )?\W{0,2}[\w-]*\d{3,}\W{0,3} ?(
          has been|was|is now|have been
        )? ?(created|opened|received|assigned|logged|generated|registered)|
        (created|opened|assigned|logged|generated|registered) (a |an |the |your )?(new )?(support )?
          (ticket|case|reference)\b|
        (ticket|case|reference) (number|id|no\.?) (is|for your|of your)|
        (message|e-?mail|request|inquiry|enquiry|note) (is|became|has become|turned into) (now )?
          (ticket|case|request)\b
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
        (
          ihre? (anfrage|nachricht|e-?mail|mail|anliegen) (ist|wurde|haben wir)[^.\n]{0,40}
            (eingegangen|erhalten|empfangen|registriert)|
          wir haben ihre? (anfrage|nachricht|e-?mail|anliegen)[^.\n]{0,30}(erhalten|empfangen)|
          nous avons bien re[çc]u votre|
          votre (demande|message|e-?mail) (a bien été|a été|est bien)|
          hemos recibido (su|tu)|
          (hemos|se ha) registrado (su|tu) (solicitud|consulta|mensaje|incidencia)|
          se pondr[áa] en contacto (con|contigo)|
          (su|tu) (mensaje|solicitud|consulta|correo) ha sido (recibid|registrad)|
          abbiamo ricevuto la (sua|tua|vostra)|
          la (sua|tua) richiesta è stata|
          wij hebben (uw|je) (bericht|aanvraag|e-?mail)[^.\n]{0,30}ontvangen|
          we hebben (uw|je) (bericht|aanvraag|mail|e-?mail)[^.\n]{0,30}ontvangen|
          (streven|proberen) (wij|we|er)[^.\n]{0,30}(reageren|beantwoorden)|
          recebemos (o )?(seu|sua)|
          otrzymaliśmy (twoj|państwa)|
          vi har (mottagit|modtaget|mottatt) d|
          получили ваш|お問い合わせ(を)?(受け付け|いただき)|受付(いた)?しました|已收到您
        )
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(
          will|shall|aim to|try to|do our best to|endeavou?r to|strive to|typically|usually|normally|
          generally
        )( \w+){0,3} (get back to|respond|reply|be in touch|contact|answer|review|return your)
          ( \w+)*[^.\n]{0,50}(within|in|as soon as|shortly|asap|soon|next|\d)|
        within (the next )?(\d+|one|two|three|24|48|72)([ -–]+(\d+|two|three|five))? (business |working )?
          (hours|days)|
        response times?|
        high(er than (usual|normal))? volume|
        business hours|office hours|
        \d (werktag|arbeitstag|werkdag)\w*|
        we['’]ll (reply|respond|answer|get back to you) (on|first thing|next|when)|
        keep this (number|reference)|
        in (the )?order (in which )?(it was|they (were|are)|received)
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(do not|don['’]t|please (do not|don['’]t)) (need to )?(reply|respond|answer|re-?send)|
        no(t)? (need|necessary) to (reply|respond)|
        (add|provide) (additional|further|more) (comments|information|details)[^.\n]{0,40}repl|
        reply(ing)? to this (e-?mail|message) (to add|will add|with any)|
        (track|check|view|follow) (the )?(status|progress)? ?(of )?(your |the )?(ticket|request|case)|
        ticket (id|number|#)|case (id|number|#)|
        \[(ticket|case|request) ?#?\d+|
        ##- ?please (type|do not)
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(
          thank(s| you)( so much| very much)? for (
            your (e-?mail|message|inquiry|enquiry|interest|submission|note|request)|
            contacting|reaching out|getting in touch|writing|e-?mailing|your patience|messaging|connecting
          )|
          (danke|vielen dank) für (ihre|deine|eure)|
          merci (de|pour) (nous|votre)|
          gracias por (contactar|su|escribir|ponerse)|
          grazie per (averci|la (sua|tua))|
          bedankt voor
        )
      `,
      'i',
    ),
  },

  {
    reason: 'receipt',
    weight: 2,
    words:
      /\b(n[úu]mero de (caso|ticket|solicitud|expediente)|num[ée]ro de (ticket|dossier|demande)|(vorgangs|ticket|bearbeitungs)nummer|numero (di )?(ticket|pratica)|zaaknummer|referentienummer)\b/i,
  },
  {
    reason: 'receipt',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(higher|large|unusual|high) (than (usual|normal) )?(e-?mail |message |call )?volumes?\b|
        \b(faqs?|frequently asked|help ?cent(er|re)|knowledge base|common questions)\b|
        hours (are|of operation)
      `,
      'i',
    ),
  },

  {
    reason: 'receipt',
    weight: 2,
    words: new RegExp(
      inLines`
        \b(we|our team|someone|a team member|an agent|a representative|one of us)
          ( \w+)? (answers?|replies|reply|responds?|reads?|reviews?) (to )?
          (all|every\w*|each|mails?|messages|e-?mails?)\b|
        \b(an agent|a (team member|representative|specialist)|somebody|someone) (from our team )?will (
          be with|get back to|contact|reach out to|assist|help|respond to
        ) you\b
      `,
      'i',
    ),
  },

  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
        \b(your|this) (request|message|e-?mail|inquiry|enquiry|ticket|note|mail)( \(?#?[\w-]+\)?)? (has )?(
          landed|arrived|reached us|made it|is (safely )?(with us|in (the|our) (queue|inbox|system)|in line)
        )|
        \baccus(ons|e) (bonne |bien )?réception|
        enregistrée? sous (le |la )?(numéro|n°|référence)|
        (wir|unser team) (bearbeite[nt]|k[üu]mmern uns um) ihre? (anfrage|anliegen|nachricht|e-?mail) (
          so schnell wie m[öo]glich|schnellstm[öo]glich|baldm[öo]glichst|umgehend|in der reihenfolge
        )|
        unter der (nummer|vorgangsnummer|ticketnummer)[^.\n]{0,30}(erfasst|registriert|bearbeitet|angelegt)|
        bestätigen (wir )?(ihnen )?(hiermit )?den (eingang|erhalt)|
        eingang (ihrer|deiner) (nachricht|anfrage|e-?mail)|
        acusamos? (el )?reci(bo|bimento)|
        acusamos a rece[cç]ão|
        (le |vi )?confermiamo (la ricezione|di aver ricevuto)|
        (è stata )?presa in carico|
        bevestigen (wij )?de ontvangst|
        ontvangst van (uw|je) (bericht|mail|e-?mail|aanvraag)
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 2,
    words: new RegExp(
      inLines`
        \b(a |an |one of our )?(real |actual )?
          (human|person|human being|agents?|team ?members?|colleagues?|advisers?|advisors?)( being)? (will|is going to) (
            read|look|answer|reply|respond|pick|review|get back|be (with|in touch)
          )|
        (vous )?répondra (sous|dans|d['’]ici)|
        (meldet|melden) (sich|wir uns) (schnellstmöglich|in kürze|innerhalb)|
        (antworten|reagieren|reageren|antwoorden) (innerhalb|binnen)|
        wir melden uns (innerhalb|binnen|schnellstm[öo]glich|so schnell)|
        (responses?|replies|answers) (may|can|might|could|will) take (up to |as long as )?
          (\d|a few|several)|
        has been (forwarded|passed|routed|sent) (on )?to the (
          appropriate|relevant|right|responsible|correct
        ) (department|team|person|desk)|
        our (team|office|support|staff) is (now |currently )?(offline|closed|away)|
        le (responderá|contestará|atenderá)|
        (le|ti|vi) risponder(à|emo) (entro|al più presto)|
        responder(á|emos) (em|no prazo|dentro)
      `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(this is )?just (a note |a quick note |a line |writing )?to (let you know|confirm)|
        adds a comment to your (ticket|request)|
        (reference|ref\.?|ticket|case|référence|referenz|vorgang|referencia|riferimento|dossier)
          ( number| no\.?| id)?\s?[:#]?\s?[a-z]{0,4}[#-]?\d{3,}|
        our (agents|team|staff|desk) (work|works|is available|are available|operates?) (from )?
          (monday|mon\b|weekdays|\d)|
        ne pas répondre (directement )?à ce|
        (bitte )?antworten sie (bitte )?nicht auf diese|
        no respond(a|er) (directamente )?a este|
        non rispond(a|ere|ete) a quest|
        niet (te )?(reageren|antwoorden) op dit|
        não respond(a|er) a est
      `,
      'i',
    ),
  },
];
