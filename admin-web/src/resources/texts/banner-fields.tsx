import { translations } from '../../translations';
import { TextField } from './fields/text-field';
import { TextPair } from './fields/text-pair';
import { TextSection } from './fields/text-section';

const t = translations.texts;

export function BannerFields() {
  const zone = t.inZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <TextSection title={t.sections.banner} hint={t.hints.banner}>
      <TextPair source="bannerText" />
      <TextField source="bannerFrom" type="datetime-local" helperText={zone} slotProps={shrunk} />
      <TextField source="bannerUntil" type="datetime-local" helperText={zone} slotProps={shrunk} />
      <TextField source="bannerLink" helperText={t.bannerLinkHint} />
    </TextSection>
  );
}

const shrunk = { inputLabel: { shrink: true } };
