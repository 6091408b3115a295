import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { ListStates, type ListLabels } from './list-states';
import { useListFocus } from './use-list-focus';

interface Props<Item extends RaRecord> {
  labels: ListLabels;
  row: (item: Item) => ReactNode;
}

/** The records of the surrounding list as rows, with its states. */
export function RecordList<Item extends RaRecord>({ labels, row }: Props<Item>) {
  const { data } = useListContext<Item>();
  const list = useListFocus(data);
  return (
    <ListStates<Item> labels={labels}>
      {(items) => (
        <Box component="ul" ref={list} aria-label={labels.list} sx={listSx}>
          {items.map((item) => (
            <li key={item.id} tabIndex={-1}>
              {row(item)}
            </li>
          ))}
        </Box>
      )}
    </ListStates>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': { borderBottom: '1px solid var(--line)' },
};
