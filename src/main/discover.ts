import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { discoverBrand } from '../features/brands/actions/discover-brand.ts';
import { createRefusedSites } from '../features/brands/domain/site/refused-sites.ts';
import { createSites } from '../features/brands/domain/site/site.ts';
import type { Discover, SearchAnswers } from '../features/runs/actions/drive-source-run.ts';
import { createDnsRecords } from '../providers/dns/domain-records.ts';
import { createMailDns } from '../providers/dns/mail-dns.ts';
import { createKnownBrands } from '../providers/search/known-brands.ts';
import { createSiteSearch } from '../providers/search/site-search.ts';
import { readFixedTargets } from '../providers/website/fixed-targets.ts';
import { createWebsiteFetcher } from '../providers/website/website-fetcher.ts';
import { createSharedHostGate } from './shared-host-gate.ts';
import { createSheetReader } from './trade-sheets/reader.ts';

/** The Source Bot's eyes: one search, one scheduler of fetches and one resolver for all runs of this process. */
export function createDiscover(
  config: Config,
  database: Database,
): { discover: Discover; searchAnswers: SearchAnswers; close(): Promise<void> } {
  const { resolve, concurrency, perHostMs } = config.crawl;
  const { dnsServers, search } = config;
  const fetcher = createWebsiteFetcher({
    concurrency,
    perHostMs,
    resolve,
    dnsServers,
    userAgent: `LinesheetBot/1.0 (+${config.publicUrl}/help#crawler)`,
    hostGate: createSharedHostGate(database),
  });
  const records = createDnsRecords({ servers: dnsServers });
  const ports = {
    pages: fetcher,
    // Without one there are still the known brands and guessed domains.
    search: search ? createSiteSearch(search) : undefined,
    knownBrands: createKnownBrands(),
    mailDns: createMailDns(records),
    sheets: createSheetReader(),
    refusedSites: createRefusedSites(),
    sites: createSites(readFixedTargets(resolve).suffixes),
  };

  return {
    discover: ({ name, productTitles, category, website }, signal) =>
      discoverBrand(
        {
          name,
          productTitles,
          ...(category && { category }),
          ...(website && { knownWebsite: website }),
        },
        ports,
        { signal },
      ),
    searchAnswers: async (signal) => {
      try {
        await ports.search?.search('wikipedia', signal);
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      records.close();
      await fetcher.close();
    },
  };
}
