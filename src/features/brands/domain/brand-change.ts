import type { PolicyField } from './policy/policy.ts';

/** A merge or a split that a person made. */
export interface BrandChange {
  id: number;
  kind: 'merge' | 'split';
  /** Of a merge: what was merged, and into which. Of a split: what is new, and what it was split from. */
  brandId: number;
  brandName: string;
  otherId: number;
  otherName: string;
  spellings: string[];
  createdAt: Date;
  /** Nothing that was done since stands in the way. */
  canUndo: boolean;
}

/** What the brand that stays took over of the other one's policy. */
export interface MovedPolicy {
  hasStatements: boolean;
  overrules: PolicyField[];
  hasSetAside: boolean;
}

/** What a merge filled in where the other brand had nothing, and what a person had said of the one that went. */
export interface Moved {
  filled: Record<string, string>;
  before: Record<string, string | null>;
  tagsAdded: string[];
  tags: string[];
  decision: 'include' | 'exclude' | null;
  /** Whether the other brand took that decision over, having none. Missing of merges that were made before it could. */
  hasDecision?: boolean;
  /** Missing of merges that were made before policies were read. */
  policy?: MovedPolicy;
  /** Aliases that meant something else before. */
  aliases: { kind: 'key' | 'spelling'; alias: string; key: string }[];
}
