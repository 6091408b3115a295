import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ConfirmButton } from '../components/confirm-button';
import { useReportError } from '../components/form/use-report-error';
import { useRequests } from '../data-provider/use-requests';
import { exampleSentences as t } from './sentences';
import { type Example, exampleRequests } from './use-example';

/** The press that takes the example away, after a question that names what goes. */
export function ExampleRemoval({ example }: { example: Example }) {
  const requests = useRequests(exampleRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const removal = useMutation({
    mutationFn: () => requests.remove(),
    onSuccess: () => notify(t.removed, { type: 'success' }),
    onError: (error) => reportError(error, t.removeFailed),
    // Lists, counts and the first steps show something of it. Its photos are gone before the lists know it.
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey: [what] }) => what !== 'entry-photo' }),
  });
  return (
    <ConfirmButton
      label={t.remove}
      title={t.title}
      text={t.text(example)}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
