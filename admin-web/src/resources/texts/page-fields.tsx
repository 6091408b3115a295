import type { ReactNode } from 'react';
import { AboutFields } from './about-fields';
import { BannerFields } from './banner-fields';
import { TextField } from './fields/text-field';
import { TextGroup } from './fields/text-group';
import { TextPair } from './fields/text-pair';
import { siteTextSentences as t } from './sentences';
import type { SitePageName } from './site-pages';

/** The fields of the texts of a page. */
export function PageFields({ page }: { page: SitePageName }): ReactNode {
  return FIELDS[page];
}

/** No text of its own takes the place of an empty link. */
const urlProps = { slotProps: { htmlInput: { inputMode: 'url' } } } as const;

const FIELDS: Record<SitePageName, ReactNode> = {
  home: (
    <TextGroup isPage title={t.pages.home} hint={t.hints.name}>
      <TextPair source="name" />
      <TextPair source="tagline" rows={2} />
    </TextGroup>
  ),
  about: (
    <TextGroup isPage title={t.pages.about} hint={t.hints.about}>
      <AboutFields />
    </TextGroup>
  ),
  contact: (
    <>
      <TextGroup isPage title={t.pages.contact}>
        <TextPair source="contactLead" rows={3} />
      </TextGroup>
      <TextGroup title={t.sections.social} hint={t.hints.social}>
        <TextField source="facebookUrl" {...urlProps} />
        <TextField source="instagramUrl" {...urlProps} />
        <TextField source="youtubeUrl" {...urlProps} />
      </TextGroup>
    </>
  ),
  every: (
    <>
      <BannerFields />
      <TextGroup title={t.sections.footer} hint={t.hints.footer}>
        <TextPair source="footerLine" />
        <TextField source="footerYear" helperText={t.yearHint} />
      </TextGroup>
    </>
  ),
};
