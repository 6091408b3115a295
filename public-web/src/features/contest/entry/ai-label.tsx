import type { Schemas } from '@paattu/api-client';
import { useTranslations } from '../../../translations/use-translations';

/** What the entrant declares that artificial intelligence made of what is heard. */
export function AiLabel({ use }: { use: Schemas['PublicEntryDto']['aiUse'] }) {
  const t = useTranslations('gallery').entry.madeWithAi;
  if (use !== 'backing' && use !== 'voice') return null;
  return <p className="text-sm text-ink-2">{t[use]}</p>;
}
