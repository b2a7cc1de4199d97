/**
 * Leaves for an address, and is not done before: until the browser has left, what was pressed stays as it is. Who comes
 * back by the browser's own button finds it as it was.
 */
export async function leaveFor(url: string): Promise<void> {
  location.assign(url);
  await new Promise((back) => window.addEventListener('pageshow', back, { once: true }));
}

/**
 * Opens an address in a new tab that has to be asked for first. The tab is opened before the address is known, because
 * a browser only allows that while it handles the click.
 */
export async function openInNewTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await address();
    if (tab === null) {
      location.assign(url);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
