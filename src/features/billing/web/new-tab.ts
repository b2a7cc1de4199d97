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
