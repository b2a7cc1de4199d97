import { expect, it } from 'vitest';
import { readSheetAddress } from './sheet-address.ts';

it.each([
  ['https://docs.google.com/spreadsheets/d/1aB-c_9/edit#gid=42', { spreadsheetId: '1aB-c_9', gid: 42 }],
  ['https://docs.google.com/spreadsheets/d/1aB-c_9/edit?gid=7#gid=7', { spreadsheetId: '1aB-c_9', gid: 7 }],
  [
    'https://docs.google.com/spreadsheets/u/1/d/1aB-c_9/edit?usp=sharing',
    { spreadsheetId: '1aB-c_9', gid: null },
  ],
  ['https://docs.google.com/spreadsheets/d/1aB-c_9', { spreadsheetId: '1aB-c_9', gid: null }],
])('knows the spreadsheet behind %s', (address, place) => {
  expect(readSheetAddress(address)).toEqual(place);
});

it.each([
  'https://docs.google.com/document/d/1aB-c_9/edit',
  'https://docs.google.com/spreadsheets/d/e/2PACX-1vQ/pubhtml',
  'https://docs.google.com.evil.example/spreadsheets/d/1aB-c_9/edit',
  'http://docs.google.com/spreadsheets/d/1aB-c_9/edit',
  'https://shop.example/list.csv',
  'no address',
])('knows none behind %s', (address) => {
  expect(readSheetAddress(address)).toBeNull();
});
