import { ENTRY_ACTIONS } from '@paattu/shared/entry-actions';
import type { Activity } from './api';
import { isKnown } from './is-known';

const happened = (type: string) => ({ type }) as Activity;

test('knows every action of the history of an entry', () => {
  expect(ENTRY_ACTIONS.filter((action) => !isKnown(happened(action)))).toEqual([]);
});

test('leaves out what only a later release knows', () => {
  expect([isKnown(happened('dance')), isKnown(happened('constructor'))]).toEqual([false, false]);
});
