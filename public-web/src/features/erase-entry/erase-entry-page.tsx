import type { Schemas } from '@paattu/api-client';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { Link } from '../../components/link';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { ApiError, unwrap } from '../../lib/api-error';
import { useDates } from '../../lib/dates';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { useToken } from './use-token';

type Erasure = Schemas['MyErasureDto'];

/** The page that the email about an erasure links to. Nothing happens until the entrant presses its button. */
export function EraseEntryPage() {
  const t = useTranslations('my-entry').data.confirm;
  return (
    // As high as the screen, so that the footer does not move when the link is known.
    <div className="wrap min-h-dvh py-12 md:py-16">
      <PageMeta title={t.title} description={t.description} path="/erase-entry" />
      <div className="card mx-auto max-w-md overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          <Content />
        </div>
      </div>
    </div>
  );
}

function Content() {
  const { data, confirm, noAnswer } = useConfirmTexts();
  const token = useToken();
  const { api } = useServices();
  const errors = useTranslations('errors');
  const { sentenceOf } = useErrorSentences();
  const {
    send,
    isPending,
    data: erasure,
    error,
  } = useSend<Erasure, string>('erase-entry', {
    mutationFn: async (given) =>
      unwrap(await api.POST('/api/my-entry/confirm-erasure', { body: { token: given } })),
  });
  const isInvalid = token === '' || (error instanceof ApiError && error.code === 'INVALID_TOKEN');
  if (token === null) return <Waiting />;
  if (erasure) return <Confirmed erasure={erasure} />;
  if (isInvalid) return <Outcome title={confirm.title} text={confirm.invalid} />;
  return (
    <>
      <h1 className="text-2xl">{confirm.title}</h1>
      <p className="mt-3">{confirm.text}</p>
      <h2 className="mt-4 font-semibold">{data.remains}</h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {data.remainsItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3">
          {sentenceOf(error) ?? (error instanceof ApiError ? errors.INTERNAL : noAnswer)}
        </p>
      )}
      <BusyButton className="btn mt-6" busy={isPending} onClick={() => send(token)}>
        {isPending ? confirm.busy : confirm.button}
      </BusyButton>
    </>
  );
}

function useConfirmTexts() {
  const { data } = useTranslations('my-entry');
  return { data, confirm: data.confirm, noAnswer: data.noAnswer };
}

/** Until the link is known, which the server's HTML does not contain. */
function Waiting() {
  const { confirm } = useConfirmTexts();
  const site = useTranslations('site');
  return (
    <>
      <h1 className="text-2xl">{confirm.title}</h1>
      <div role="status" className="mt-4">
        <Spinner label={site.loading} />
      </div>
    </>
  );
}

function Confirmed({ erasure: { dueAt, timeZone } }: { erasure: Erasure }) {
  const { data, confirm } = useConfirmTexts();
  const { dateTime } = useDates();
  const text = dueAt ? data.confirmed(dateTime(dueAt, timeZone)) : data.held;
  return <Outcome title={confirm.done} text={`${text} ${confirm.takeBack}`} />;
}

/** Takes the focus of the button that it replaces. */
function Outcome({ title, text }: { title: string; text: string }) {
  const { confirm } = useConfirmTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p className="mt-3">{text}</p>
      <Link to="/my-entry" className="btn mt-6">
        {confirm.toEntry}
      </Link>
    </>
  );
}
