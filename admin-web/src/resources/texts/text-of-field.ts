import { isDefaultName, isMissing } from './missing-texts';
import { keyOfField } from './site-pages';
import type { ItemValues, TextValues } from './text-values';

/** What the page shows of a field: an empty one is found by the text of the other language, where that stands instead. */
export function textOfField(field: string, values: TextValues): string {
  const key = keyOfField(field);
  if (!key) return '';
  const [, position] = field.split('.');
  const other = key.endsWith('Malayalam') ? key.slice(0, -'Malayalam'.length) : `${key}Malayalam`;
  const isElsewhere = isMissing(key, values) && !isDefaultName(key, values) && other in values;
  const shown = values[isElsewhere ? (other as typeof key) : key];
  if (typeof shown === 'string') return shown;
  return wordsOf(shown[Number(position ?? 0)]);
}

function wordsOf(item: ItemValues | undefined): string {
  return item?.what ?? item?.name ?? '';
}
