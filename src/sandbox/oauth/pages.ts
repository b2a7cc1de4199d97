import { markup } from '../markup.ts';
import { page } from '../page.ts';

/** What the owner of a mailbox is asked; which of their mailboxes it is they may still change. */
export const consentPage = (provider: string, user: string): string =>
  page(
    `Sign in with ${provider}`,
    markup`<main><h1>${`Sign in with ${provider}`}</h1>
<p class="muted">${`This stands for ${provider}’s own page; no password is asked for here, and nothing leaves this machine.`}</p>
<div class="card"><form method="post">
<p><strong>Linesheet</strong> wants to read and send mail as</p>
<p><label>Mailbox <input name="user" type="email" value="${user}" required size="32"></label></p>
<p class="row"><button class="primary" name="answer" value="allow">Allow</button>
<button name="answer" value="deny" formnovalidate>Don’t allow</button></p>
</form></div></main>`,
  );

export const refusalPage = (provider: string, sentence: string): string =>
  page(
    `Sign in with ${provider}`,
    markup`<main><h1>${`Sign in with ${provider}`}</h1><p class="error" role="alert">${sentence}</p></main>`,
  );
