import { visuallyHidden } from '@mui/utils';
import type { Cell } from './cell-of';

/** The content of a cell, with the words for a short text. */
export function CellContent({ cell: { text, words } }: { cell: Cell }) {
  if (words === null) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span style={visuallyHidden}>{words}</span>
    </>
  );
}
