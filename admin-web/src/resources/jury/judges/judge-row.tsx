import { DeadAddressLabel } from '../../../components/dead-address';
import { StatusLabel, type StatusTone } from '../../../components/status-label';
import { formatCount, formatDateTime, formatTenths } from '../../../lib/format';
import type { Judge } from '../api';
import { jurySentences } from '../sentences';
import { JudgeActions } from './judge-actions';
import { sinceWhen } from './since-when';

const t = jurySentences.judges;

const TONES: Record<Judge['state'], StatusTone> = { invited: 'waiting', accepted: 'good', revoked: 'aside' };

export function JudgeRow({ judge, hasHiddenMarks }: { judge: Judge; hasHiddenMarks: boolean }) {
  const {
    name,
    email,
    doEmailsComeBack,
    state,
    hasEntered,
    revokeReason,
    acceptedAt,
    progress,
    meanMark,
    spread,
    sessions,
  } = judge;
  const { assigned, submitted, abstained, recused } = progress;
  const others = [abstained > 0 && t.abstained(abstained), recused > 0 && t.recused(recused)];
  const figureOf = (figure: number | null) =>
    figure === null ? jurySentences.marks.none : formatTenths(figure);

  return (
    <tr>
      <th scope="row">
        {name}
        <span className="second">{email}</span>
        {doEmailsComeBack && <DeadAddressLabel />}
      </th>
      <td data-label={t.state}>
        <StatusLabel tone={TONES[state]} label={t.states[state]} />
        <span className="second">{sinceWhen(judge, Date.now())}</span>
        {hasEntered && <StatusLabel tone="waiting" label={t.hasEntered} />}
        {revokeReason !== null && <span className="second">{revokeReason}</span>}
      </td>
      <td data-label={t.marks}>
        {t.progress(formatCount(submitted), formatCount(assigned))}
        <span className="second">{others.filter(Boolean).join(', ')}</span>
      </td>
      {!hasHiddenMarks && (
        <>
          <td data-label={t.mean}>{figureOf(meanMark)}</td>
          <td data-label={t.spread}>{figureOf(spread)}</td>
        </>
      )}
      <td data-label={t.sessions}>
        {sessions.length === 0
          ? t.noSession
          : sessions.map(({ createdAt, lastUsedAt, userAgentClass }) => (
              <div key={createdAt}>
                {t.session(t.browsers[userAgentClass], formatDateTime(createdAt), formatDateTime(lastUsedAt))}
              </div>
            ))}
      </td>
      <td className="actions">
        {(state !== 'revoked' || acceptedAt === null) && <JudgeActions judge={judge} />}
      </td>
    </tr>
  );
}
