import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded';
import { useRequests } from '../../../data-provider/use-requests';
import { translateDataKind } from '../../../lib/server-translations';
import { retentionRequests, type RetentionKind } from '../api';
import { dataSentences } from '../sentences';
import { DataSection } from '../data-section';
import { Kind } from './kind';

const t = dataSentences.kinds;

/** Every kind of personal data: those that the nightly job deletes, then the others. */
export function Kinds() {
  const requests = useRequests(retentionRequests);
  const query = useQuery({
    queryKey: ['data', 'kinds'],
    queryFn: () => requests.listRetentionKinds(),
    staleTime: 0,
  });

  return (
    <Loaded query={query} failure={t.loadFailed}>
      {(kinds) => (
        <>
          <KindList title={t.withTerm} kinds={kinds.filter(({ term }) => term !== null)} />
          <KindList title={t.withoutTerm} kinds={kinds.filter(({ term }) => term === null)} />
        </>
      )}
    </Loaded>
  );
}

function KindList({ title, kinds }: { title: string; kinds: RetentionKind[] }) {
  return (
    <DataSection title={title}>
      {kinds.map((kind) => (
        <Kind key={kind.kind} kind={translateDataKind(kind)} />
      ))}
    </DataSection>
  );
}
