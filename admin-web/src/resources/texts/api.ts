import type { ApiClient, Schemas } from '@paattu/api-client';
import { ifMatch } from '../../data-provider/if-match';
import { answer, formBody } from '../../lib/answer';

export type SiteTextsRecord = Schemas['AdminSiteTextsDto'];

export type TextsPublication = Schemas['TextsPublicationDto'];

export const textsRequests = (api: ApiClient) => ({
  publishTexts: (version: string) =>
    answer(api.POST('/api/admin/texts/site/publish', { params: { header: ifMatch(version) } })),

  /** Deletes the draft. */
  discardTexts: (version: string) =>
    answer(api.DELETE('/api/admin/texts/site', { params: { header: ifMatch(version) } })),

  findPublications: () => answer(api.GET('/api/admin/texts/site/publications')),

  /** Makes the texts of a former publication the draft. */
  restorePublication: (id: number, version: string) =>
    answer(
      api.POST('/api/admin/texts/site/publications/{id}/restore', {
        params: { path: { id }, header: ifMatch(version) },
      }),
    ),

  /** The published ones that differ from the default, as visitors see them. */
  findPublishedTexts: () => answer(api.GET('/api/texts')),

  uploadPortrait: (form: FormData) =>
    answer(
      api.POST('/api/admin/texts/site/portraits', {
        ...formBody<Schemas['PortraitFormDto']>(form),
      }),
    ),
});
