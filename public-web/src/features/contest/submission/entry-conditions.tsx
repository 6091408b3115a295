import { CONSENT_FIELDS, type ConsentField } from '@paattu/shared/consents';
import type { Ref } from 'react';
import { CheckField } from '../../../components/check-field';
import { Link } from '../../../components/link';
import { LoadFailure } from '../../../components/load-failure';
import { Markup } from '../../../components/markup';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';
import type { EntryDraft } from './entry-draft';
import type { useConditions } from './use-conditions';

interface EntryConditionsProps {
  contest: Contest | undefined;
  accepted: ReturnType<typeof useConditions>;
  draft: EntryDraft;
  errorOf(field: ConsentField): string | undefined;
  inputOf(field: ConsentField): Ref<HTMLInputElement>;
  onChange(part: Partial<EntryDraft>): void;
}

/** Who may enter, what becomes public, and which rules the visitor accepts: stated, or with a tick for each. */
export function EntryConditions({ contest, accepted, draft, onChange, ...fields }: EntryConditionsProps) {
  const t = useTranslations('entry-form').conditions;
  const { conditions, isFailed, isRenewed } = accepted;
  if (!contest) return null;
  if (!conditions)
    return (
      <div className="min-h-64 lg:col-span-2">
        {isFailed && <LoadFailure message={t.failed} onRetry={() => void accepted.reload()} />}
        <Link to={`/contests/${contest.slug}/rules`} className="text-link">
          {t.rules}
        </Link>
      </div>
    );
  const { acceptance, eligibility, rulesVersion, consents } = conditions;
  const rulesLink = (
    <p>
      <Link to={`/contests/${contest.slug}/rules/${rulesVersion}`} className="reach text-link">
        {t.version(rulesVersion)}
      </Link>
    </p>
  );
  return (
    <div className="mt-3 grid gap-5 border-t border-line pt-5 lg:col-span-2">
      <div className="max-w-[66ch]">
        <div role="status">
          {isRenewed && <p className="mb-5 border-l-3 border-zari pl-4">{t.renewed(rulesVersion)}</p>}
        </div>
        <h3 className="font-semibold">{t.whoMayEnter}</h3>
        {eligibility ? <Markup html={eligibility.html} /> : <p className="mt-3">{t.rulesSay}</p>}
      </div>
      <div className="grid max-w-[66ch] gap-2">
        <h3 className="font-semibold">{t.accepting}</h3>
        {consents.map(({ purpose, text }) => {
          const field = CONSENT_FIELDS[purpose];
          const link = purpose === 'rules' && rulesLink;
          if (acceptance === 'stated')
            return (
              <div key={purpose}>
                <p>{text}</p>
                {link}
              </div>
            );
          return (
            <CheckField
              key={purpose}
              label={text}
              checked={draft[field]}
              error={fields.errorOf(field)}
              input={fields.inputOf(field)}
              onChecked={(checked) => onChange({ [field]: checked })}
            >
              {link}
            </CheckField>
          );
        })}
      </div>
    </div>
  );
}
