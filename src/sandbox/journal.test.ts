import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal, type Remembering } from './journal.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

class Words implements Remembering<string> {
  readonly kept: string[] = [];
  replay(word: string) {
    this.kept.push(word);
  }
  snapshot() {
    return this.kept.slice(-1);
  }
}

const reopened = (section: string): string[] => {
  const words = new Words();
  const journal = openJournal(directory);
  journal.section(section, words);
  journal.close();
  return words.kept;
};

describe('the journal', () => {
  it('tells each section its own entries again, in order', async () => {
    const journal = openJournal(directory);
    const mail = journal.section('mail', new Words());
    const money = journal.section('money', new Words());
    await Promise.all([mail('one'), money('ten'), mail('two')]);
    expect(reopened('mail')).toEqual(['one', 'two']);
    expect(reopened('money')).toEqual(['ten']);
    journal.close();
  });

  it('loses only the line that a kill cut short', async () => {
    const first = openJournal(directory);
    await first.section('mail', new Words())('whole');
    first.close();
    appendFileSync(join(directory, 'sandbox.jsonl'), '["mail","cut sh');
    const second = openJournal(directory);
    await second.section('mail', new Words())('after');
    second.close();
    expect(reopened('mail')).toEqual(['whole', 'after']);
  });

  it('shrinks to what the sections still know once it has grown', async () => {
    const first = openJournal(directory);
    const write = first.section('mail', new Words());
    for (let n = 0; n < 17; n += 1) await write(`${n}`.repeat(1_000_000));
    first.close();
    const words = new Words();
    const second = openJournal(directory);
    const writeMore = second.section('mail', words);
    second.compact();
    await writeMore('newest');
    second.close();
    expect(statSync(join(directory, 'sandbox.jsonl')).size).toBeLessThan(3_000_000);
    expect(readFileSync(join(directory, 'sandbox.jsonl'), 'utf8').split('\n')).toHaveLength(3);
  });

  it('needs no directory', async () => {
    await expect(openJournal(undefined).section('mail', new Words())('gone')).resolves.toBeUndefined();
  });
});
