import { PageSection } from '../../../components/page-section';
import { resultSentences } from '../sentences';
import type { ResultProps } from '../result-props';
import { Preview } from './preview';

/** The last version that is certified. */
export function PreviewSection({ result: { preview } }: ResultProps) {
  if (!preview) return null;
  return (
    <PageSection title={resultSentences.preview.table}>
      <Preview preview={preview} />
    </PageSection>
  );
}
