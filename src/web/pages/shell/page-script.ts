import { DEMO_FLAG, SIGNED_IN_HINT } from '../../api/session-hint.ts';
import { paths } from '../../paths.ts';

/**
 * The few lines that stand in every page's head and run before anything is drawn: the chosen theme, which header
 * to show, and the clicks that work without any other script. Plain text, because it must not wait for a file;
 * `data-action` on a button names what it does.
 */
export const PAGE_SCRIPT = `(() => {
  const root = document.documentElement;
  const get = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const set = (key, value) => {
    try { value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value); } catch {}
  };
  const theme = get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (get('${DEMO_FLAG}') === 'true' || get('${SIGNED_IN_HINT}') === 'true') {
    root.dataset.session = 'in';
    if (location.pathname.replace(/\\/$/, '') === '${paths.login()}') location.replace('${paths.dashboard()}');
  }

  const actions = {
    theme() {
      const shown = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
      set('theme', root.dataset.theme);
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
      location.assign('${paths.home()}');
    },
  };
  const menus = () => document.querySelectorAll('details[data-menu][open]');
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-action]');
    if (button) actions[button.dataset.action](button);
    for (const menu of menus()) {
      if (!menu.contains(event.target) || event.target.closest('a')) menu.open = false;
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus()) { menu.open = false; menu.querySelector('summary').focus(); }
  });
})();`;
