import { describe, expect, it } from 'vitest';
import { canReceive, mailSetupOf } from './mail-domains.ts';
import { createWorld } from './sites.ts';
import { truthOf } from './truth.ts';

const world = createWorld(1);
const known = world.brands.map((brand) => ({ brand, truth: truthOf(brand) }));
const share = (test: (entry: (typeof known)[number]) => boolean): number =>
  known.filter(test).length / known.length;

describe('the truth about the brands', () => {
  it('gives most of them a way in, and some none, as in life', () => {
    expect(share(({ truth }) => truth.bestAddress !== null)).toBeGreaterThan(0.6);
    expect(share(({ truth }) => truth.officialHosts.length === 0)).toBeGreaterThan(0.1);
    const dumb = ({ officialHosts, bestAddress, applicationPath }: (typeof known)[0]['truth']) =>
      officialHosts.length > 0 && bestAddress === null && applicationPath === null;
    expect(share(({ truth }) => dumb(truth))).toBeGreaterThan(0.02);
  });

  it('names hosts that all exist in the world', () => {
    for (const { truth } of known) {
      for (const host of truth.officialHosts) expect(world.sites.has(host), host).toBe(true);
    }
  });

  it('never calls an address good that is a trap, or whose domain takes no mail', () => {
    for (const { truth } of known) {
      for (const address of truth.acceptable) {
        expect(truth.traps).not.toContain(address);
        const domain = address.split('@')[1] ?? '';
        expect(canReceive(mailSetupOf(domain, world.sites.has(domain))), address).toBe(true);
      }
    }
  });

  it('prefers an address for shops to one for everybody, and that to the help desk', () => {
    const addressOf = (local: string) =>
      known.find(
        ({ truth }) => truth.acceptable.length > 1 && truth.acceptable.some((a) => a.startsWith(local)),
      );
    expect(addressOf('wholesale@')?.truth.bestAddress).toMatch(/^wholesale@/);
    for (const { truth } of known.filter(({ truth }) => truth.acceptable.length > 1)) {
      expect(truth.bestAddress).not.toMatch(/^(?:support|help|customerservice)@/);
    }
  });

  it('lets nobody write to a real mailbox: what isn’t of the sandbox can’t exist', () => {
    for (const { truth } of known) {
      for (const address of [...truth.acceptable, ...truth.outOfReach]) {
        // Gmail allows no hyphen before the at sign.
        expect(address).toMatch(/@[a-z0-9.-]+\.sandbox\.test$|^[a-z0-9]*-[a-z0-9-]+@gmail\.com$/);
      }
    }
  });

  it('counts an address as out of reach when only a forbidden, broken or dead page or domain has it', () => {
    expect(share(({ truth }) => truth.outOfReach.length > 0)).toBeGreaterThan(0.02);
    const dead = known.filter(
      ({ brand: { site } }) => site?.fault === 'server-error' || site?.fault === 'hang',
    );
    expect(dead.length).toBeGreaterThan(5);
    for (const { brand, truth } of dead)
      expect(truth.bestAddress).toSatisfy(
        (best: string | null) => best === null || brand.site?.kind === 'b2b-subdomain',
      );
  });

  it('knows the terms of those that state them', () => {
    const stances = new Set(known.map(({ truth }) => truth.terms.marketplaces));
    expect(stances).toEqual(
      new Set(['unknown', 'allowed', 'with_permission', 'forbidden', 'amazon_forbidden']),
    );
  });

  it('is the same for every brand of a parent company', () => {
    const families = Map.groupBy(
      known.filter(({ brand }) => brand.site?.kind === 'parent'),
      ({ brand }) => brand.site?.host,
    );
    for (const family of families.values()) {
      expect(new Set(family.map(({ truth }) => truth.bestAddress)).size).toBe(1);
    }
  });
});
