import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { unwrap } from '../../lib/api-error';
import { useServices, useSessionState } from '../../lib/services';
import { useSearch } from '../../lib/use-search';
import { AccountStep } from './account-step';
import { KeysStep } from './keys-step';
import { BeginStep } from './begin-step';
import { EmailStep } from './email-step';
import { IdentityQuestion } from './identity-question';
import { NameStep } from './name-step';
import { IsDone, type Step, STEPS } from './step-frame';
import { useSentences } from './use-sentences';
import { useSettings } from './use-settings';

/** The first start of a site: the code of the log makes an owner, who then sets what a site needs, now or later. */
export function SetupPage() {
  const t = useSentences();
  const { status, user } = useSessionState();
  return (
    <div className="wrap min-h-dvh py-10 md:py-14">
      <PageMeta title={t.title} description={t.description} path="/setup" />
      {status === 'loading' ? <Waiting /> : user?.isAdmin ? <OwnerPart /> : <FirstStep />}
    </div>
  );
}

/** The server's HTML knows neither the visitor nor whether the site has an owner. */
function Waiting() {
  const t = useSentences();
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <div role="status" className="mt-4">
        <Spinner label={t.checking} />
      </div>
    </>
  );
}

function FirstStep() {
  const { api } = useServices();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['setup'],
    queryFn: async () => unwrap(await api.GET('/api/setup')),
    staleTime: 0,
  });
  if (data) return data.isOpen ? <AccountStep asksEmail={data.asksEmail} /> : <IsDone />;
  return isLoadingError ? <Failed retry={() => void refetch()} /> : <Waiting />;
}

/** The question stays mounted while its step is saved. */
function OwnerPart() {
  return (
    <>
      <IdentityQuestion />
      <OwnerSteps />
    </>
  );
}

function OwnerSteps() {
  const [named] = useSearch().getAll('step');
  const step: Step = STEPS.find((step) => step === named && step !== 'account') ?? 'name';
  const { data, isLoadingError, refetch } = useSettings({ enabled: true });
  // A step that was saved begins with what was saved when the owner comes back to it.
  const [visits, setVisits] = useState(0);
  if (!data) return isLoadingError ? <Failed retry={() => void refetch()} /> : <Waiting />;
  const reload = async () => {
    await refetch();
    setVisits((before) => before + 1);
  };
  const key = `${step} ${visits}`;
  switch (step) {
    case 'email':
      return <EmailStep key={key} settings={data} onSaved={() => void refetch()} />;
    case 'keys':
      return <KeysStep key={key} settings={data} onSaved={reload} />;
    case 'begin':
      return <BeginStep />;
    default:
      return <NameStep key={key} settings={data} />;
  }
}

function Failed({ retry }: { retry(): void }) {
  const t = useSentences();
  return <LoadFailure message={t.unexpected} onRetry={retry} />;
}
