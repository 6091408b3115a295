import { Link } from '../../components/link';
import { useSiteTexts } from '../../lib/site-texts';
import { StepButtons, StepFrame } from './step-frame';
import { useSentences } from './use-sentences';

export function BeginStep() {
  const t = useSentences();
  const { name } = useSiteTexts();
  return (
    <StepFrame step="begin" title={t.begin.title(name)} text={t.begin.text}>
      <p className="mt-6 max-w-xl">
        {t.begin.before}{' '}
        <a href="/admin/care" className="text-link">
          {t.begin.fromBackup}
        </a>
      </p>
      <StepButtons step="begin">
        {/* A plain link: the console is another application, so the browser must load it. */}
        <a href="/admin" className="btn">
          {t.begin.open}
        </a>
        <Link to="/" className="text-link tap">
          {t.begin.look}
        </Link>
      </StepButtons>
    </StepFrame>
  );
}
