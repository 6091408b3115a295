import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services';
import { contestQuery } from '../facts/contest-queries';

/**
 * The contest that the visitor enters: the current one when the form opens. Another one may be announced while the form
 * is open, and is only entered once the visitor knows of it.
 */
export function useEnteredContest() {
  const query = contestQuery(useServices().api);
  const { data: current } = useQuery(query);
  const queryClient = useQueryClient();
  const [entered, setEntered] = useState(current);
  const [isChanged, setChanged] = useState(false);
  const contest = entered ?? current ?? undefined;

  return {
    contest,
    /** Whether the contest is another one than at first. */
    isChanged,
    /** Enters the contest that is the current one now, and shows it on the page. */
    async change() {
      // Without an answer the form still names the earlier contest, and the server rejects it again.
      const now = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (!now || now.id === contest?.id) return;
      setEntered(now);
      setChanged(true);
      await queryClient.invalidateQueries({ queryKey: ['entries'] });
    },
  };
}
