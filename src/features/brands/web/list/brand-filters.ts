import { count } from '../../../../kernel/words.ts';
import type { FilterGroup } from '../../../../web/ui/list-filters/filter-part.ts';
import { MARKETPLACE_NAMES, MARKETPLACES } from '../../../catalog/domain/product.ts';
import {
  GATING_CHOICES,
  MARKETPLACE_RULES,
  SOURCING_STATES,
  WHOLESALE_ANSWERS,
} from '../../domain/brand-list.ts';
import { SOURCING_LABELS } from '../../domain/sourcing-words.ts';
import { CHOICES, FIELD_NAMES } from '../brand/policy-words.ts';
import { STATE_NAMES } from '../gating/gating-words.ts';

interface Choices {
  categories: readonly { name: string; brands: number }[];
  tags: readonly { name: string; brands: number }[];
}

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

const inWords = (values: readonly string[], words: Record<string, string> | undefined) =>
  values.map((value) => ({ value, label: words?.[value] ?? 'Unknown' }));

const counted = (choices: Choices[keyof Choices] | undefined) =>
  (choices ?? []).map(({ name, brands }) => ({
    value: name,
    label: `${name} (${count(brands)})`,
  }));

/** What brands can be filtered by; the names are those of the endpoint. */
export const brandFilters = (choices: Choices | undefined): readonly FilterGroup[] => [
  {
    title: 'Worth asking',
    parts: [
      { kind: 'range', label: 'Score', unit: 'score', least: 'scoreMin', most: 'scoreMax' },
      {
        kind: 'choice',
        label: 'Private label',
        name: 'privateLabel',
        options: yesNo('Looks like one', 'Doesn’t look like one'),
      },
      {
        kind: 'choice',
        label: 'Set aside',
        name: 'setAside',
        options: yesNo('Set aside', 'Not set aside'),
      },
      { kind: 'choice', label: 'Tag', name: 'tag', options: counted(choices?.tags) },
    ],
  },
  {
    title: 'Ways in',
    parts: [
      {
        kind: 'choice',
        label: 'Contact',
        name: 'state',
        options: SOURCING_STATES.map((state) => ({ value: state, label: SOURCING_LABELS[state] })),
      },
      { kind: 'choice', label: 'Email', name: 'hasEmail', options: yesNo('Found', 'None') },
      { kind: 'choice', label: 'Application form', name: 'hasForm', options: yesNo('Found', 'None') },
    ],
  },
  {
    title: 'What it allows',
    parts: [
      {
        kind: 'choice',
        label: FIELD_NAMES.takes_wholesale,
        name: 'takesWholesale',
        options: inWords(WHOLESALE_ANSWERS, CHOICES.takes_wholesale),
      },
      {
        kind: 'choice',
        label: FIELD_NAMES.marketplaces,
        name: 'marketplaceRule',
        options: inWords(MARKETPLACE_RULES, CHOICES.marketplaces),
      },
      {
        kind: 'choice',
        label: 'Gating',
        name: 'gating',
        options: inWords(GATING_CHOICES, { ...STATE_NAMES, unchecked: 'Not checked' }),
      },
    ],
  },
  {
    title: 'Figures',
    parts: [
      { kind: 'range', label: 'Products', unit: 'count', least: 'productsMin', most: 'productsMax' },
      { kind: 'range', label: 'Sales a month', unit: 'count', least: 'salesMin', most: 'salesMax' },
      { kind: 'range', label: 'Revenue a month', unit: 'money', least: 'revenueMin', most: 'revenueMax' },
      { kind: 'range', label: 'Median price', unit: 'money', least: 'priceMin', most: 'priceMax' },
      { kind: 'range', label: 'Sellers', unit: 'count', least: 'sellersMin', most: 'sellersMax' },
      { kind: 'range', label: 'Amazon’s share', unit: 'percent', most: 'amazonShareMax' },
      { kind: 'range', label: 'Rating', unit: 'stars', least: 'ratingMin' },
    ],
  },
  {
    title: 'Listed',
    parts: [
      { kind: 'choice', label: 'Category', name: 'category', options: counted(choices?.categories) },
      {
        kind: 'choice',
        label: 'Marketplace',
        name: 'marketplace',
        options: MARKETPLACES.map((name) => ({ value: name, label: MARKETPLACE_NAMES[name] })),
      },
    ],
  },
];
