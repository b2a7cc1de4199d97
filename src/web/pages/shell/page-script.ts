import { NETWORK_FAILURE, UNEXPECTED } from '../../api/errors.ts';
import { DEMO_FLAG, ENDED_HINT, KEPT_DRAFT, KEPT_SETUP, SIGNED_IN_HINT } from '../../api/session-hint.ts';
import { paths } from '../../paths.ts';
import { FAILURE_MS, PASSING_MS } from '../../ui/toast-times.ts';

/**
 * The few lines that stand in every page's head and run before anything is drawn: the chosen theme, which header
 * to show, and the clicks that work without any other script. Plain text, because it must not wait for a file;
 * `data-action` on a button names what it does, `data-send` on a form what it asks of us.
 */
export const PAGE_SCRIPT = `(() => {
  const root = document.documentElement;
  const get = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const set = (key, value) => {
    try { value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value); } catch {}
  };
  const forget = (storage, start) => {
    try { for (const key of Object.keys(storage())) if (key.startsWith(start)) storage().removeItem(key); } catch {}
  };
  const theme = get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // Pictures follow the system by themselves; a theme that was chosen has to be told to them.
  const pictures = () => {
    const { theme } = root.dataset;
    if (theme) for (const source of document.querySelectorAll('source[data-scheme]')) {
      source.media = source.dataset.scheme === theme ? source.dataset.width : 'not all';
    }
  };
  addEventListener('DOMContentLoaded', pictures);
  const inDemo = get('${DEMO_FLAG}') === 'true';
  if (inDemo || get('${SIGNED_IN_HINT}') !== null) root.dataset.session = 'in';
  // Who is signed in has been led on by the server, and whose session has ended since wants to log in.
  if (inDemo && location.pathname.replace(/\\/$/, '') === '${paths.login()}') location.replace('${paths.dashboard()}');

  const actions = {
    theme() {
      const shown = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
      set('theme', root.dataset.theme);
      pictures();
    },
    film(button) {
      const film = button.parentElement.querySelector('video');
      button.hidden = true;
      film.controls = true;
      film.textTracks[0].mode = 'showing';
      film.focus();
      film.play();
    },
    demo() {
      set('${DEMO_FLAG}', 'true');
      location.assign('${paths.dashboard()}');
    },
    async logout(button) {
      const demo = get('${DEMO_FLAG}') === 'true';
      set('${DEMO_FLAG}', null);
      button.disabled = true;
      const ended = demo || await fetch('/api/auth/sign-out', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}',
      }).then((response) => response.ok || response.status === 401, () => false);
      if (!ended) {
        button.disabled = false;
        button.textContent = 'Could not log out. Try again';
        return;
      }
      set('${SIGNED_IN_HINT}', null);
      set('${ENDED_HINT}', null);
      forget(() => localStorage, '${KEPT_SETUP}');
      forget(() => sessionStorage, '${KEPT_DRAFT}');
      location.assign('${paths.home()}');
    },
  };
  let passing;
  function tell(kind, title, text) {
    const toast = document.querySelector('[data-toast]');
    toast.querySelector('[data-title]').textContent = title;
    toast.querySelector('[data-text]').textContent = text;
    toast.dataset.toast = kind;
    clearTimeout(passing);
    passing = setTimeout(() => { toast.dataset.toast = ''; }, kind === 'success' ? ${PASSING_MS} : ${FAILURE_MS});
  }
  addEventListener('submit', async (event) => {
    const form = event.target;
    if (!form.dataset.send) return;
    event.preventDefault();
    const button = form.querySelector('[type=submit]');
    button.disabled = true;
    const fields = Object.fromEntries(new FormData(form));
    const answer = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...fields, kind: form.dataset.send, role: fields.role || null }),
    }).catch(() => null);
    button.disabled = false;
    if (answer?.ok) {
      form.reset();
      return tell('success', form.dataset.sentTitle, form.dataset.sentText);
    }
    const problem = await answer?.json().catch(() => null);
    tell('failure', 'Error', answer ? problem?.detail || '${UNEXPECTED}' : '${NETWORK_FAILURE}');
  });
  const menus = () => document.querySelectorAll('details[data-menu][open]');
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-action]');
    if (button) actions[button.dataset.action](button);
    for (const menu of menus()) {
      if (!menu.contains(event.target) || event.target.closest('a')) menu.open = false;
    }
  });
  addEventListener('keydown', (event) => {
    // Before the commands' script has come; it opens them then.
    if (event.key === 'k' && (event.ctrlKey || event.metaKey) && document.getElementById('outline')) {
      event.preventDefault();
      root.dataset.asked = 'commands';
    }
    if (event.key !== 'Escape') return;
    for (const menu of menus()) { menu.open = false; menu.querySelector('summary').focus(); }
  });
})();`;
