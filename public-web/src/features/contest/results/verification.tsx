import { BusyButton } from '../../../components/busy-button';
import { useTranslations } from '../../../translations/use-translations';
import { formatBytes } from './bytes';
import { formatCount } from './points';
import { AFTER } from './record-after';
import { type Result, resultsPath } from './result-query';
import type { Verification as Verifying } from './use-verification';
import type { Difference } from './verdict-of';

interface VerificationProps {
  result: Result;
  verification: Verifying;
}

/** Computes the result again from its files, here or at home. */
export function Verification({ result, verification: { now, start } }: VerificationProps) {
  const t = useTranslations('results').verify;
  const { contest, version, files, manifest, programSha256, hasFirstRound } = result;
  const notProved = hasFirstRound ? [...t.not.items, t.not.firstRound] : t.not.items;
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const address = `/api${resultsPath(contest.slug)}/${version}`;
  const isBusy = now.step === 'loading' || now.step === 'computing';
  return (
    <section aria-labelledby="verify-title">
      <h2 id="verify-title" tabIndex={-1} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        <BusyButton busy={isBusy} onClick={start}>
          {now.step === 'done' ? t.again : t.button(formatBytes(all))}
        </BusyButton>
        <a className="btn btn-ghost" href={`${address}/bundle`} download>
          {t.download(formatBytes(all))}
        </a>
      </p>
      {now.step === 'loading' && (
        <div className="mt-4">
          <p className="tabular-nums">{t.loading(formatBytes(now.loaded), formatBytes(all))}</p>
          <progress className="jury-progress mt-2" aria-label={t.progress} value={now.loaded} max={all} />
        </div>
      )}
      <div role="status" className="mt-4 wrap-anywhere">
        {now.step === 'computing' && <p>{t.computing}</p>}
        {now.step === 'failed' && <p>{t.failed}</p>}
        {now.step === 'unable' && <p>{t.unable}</p>}
        {now.step === 'done' && (
          <>
            <Verdict result={result} difference={now.difference} />
            {now.format === 1 && <p className="mt-2 text-ink-2">{t.format}</p>}
            {!now.hasAfter && <p className="mt-2 text-ink-2">{t.withoutAfter}</p>}
            <Hash name={t.computed} value={now.manifest} />
            {now.manifest === manifest && <p className="text-sm text-ink-2">{t.same}</p>}
          </>
        )}
      </div>
      <dl className="mt-4 border-t border-line pt-2">
        <HashRow name={t.manifest} value={manifest} />
        <HashRow name={t.program} value={programSha256} />
      </dl>
      <p className="mt-2 text-sm text-ink-2">{t.manifestText}</p>
      <p className="mt-3 text-ink-2">
        {t.after}{' '}
        <a className="text-link tap" href={`${address}/${AFTER}`} download lang="en">
          {AFTER}
        </a>
      </p>
      <details className="mt-3 border-t border-line">
        <summary className="text-link tap">{t.files(files.length)}</summary>
        <ul className="mb-3">
          {files.map(({ name, bytes }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <a className="text-link tap" href={`${address}/files/${name}`} download lang="en">
                {name}
              </a>
              <span className="self-center text-sm text-ink-2 tabular-nums">{formatBytes(bytes)}</span>
            </li>
          ))}
        </ul>
      </details>
      <h3 className="mt-6 text-xl">{t.home.title}</h3>
      <p className="mt-2 text-ink-2">{t.home.text}</p>
      <code
        lang="en"
        translate="no"
        dir="ltr"
        className="mt-2 block font-mono text-sm wrap-anywhere select-all"
      >
        {t.home.command}
      </code>
      <h3 className="mt-6 text-xl">{t.not.title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-zari">
        {notProved.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ result: { totals }, difference }: { result: Result; difference: Difference | null }) {
  const t = useTranslations('results').verify;
  if (!difference) {
    const votes = totals.counted + totals.void.suspicious + totals.void.entryLeft;
    return <p className="font-medium text-leaf">{t.pass(formatCount(votes))}</p>;
  }
  return (
    <p className="font-medium text-kumkum">
      {t.fail}{' '}
      {difference.in === 'files' ? (
        <code lang="en" className="font-mono">
          {difference.fault}
        </code>
      ) : difference.in === 'manifest' ? (
        t.manifestDiffers
      ) : (
        t.pageDiffers
      )}
    </p>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <p className="mt-2 text-sm">
      <span className="text-ink-2">{name}</span>
      <HashCode value={value} />
    </p>
  );
}

function HashRow({ name, value }: { name: string; value: string }) {
  return (
    <div className="mt-2 text-sm">
      <dt className="text-ink-2">{name}</dt>
      <dd>
        <HashCode value={value} />
      </dd>
    </div>
  );
}

const HashCode = ({ value }: { value: string }) => (
  <code lang="en" translate="no" dir="ltr" className="block font-mono break-all select-all">
    {value}
  </code>
);
