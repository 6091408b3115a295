import type { SessionDto } from '@paattu/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takePress } from '../../lib/press';
import { useServices } from '../../lib/services';
import { loadTranslations } from '../../translations/loaded';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { useAuthMode } from './use-auth-mode';

/**
 * Returns a function that begins the session of an answer and does what the visitor pressed before. A sign-in in another tab does not do it:
 * it may be that of another person.
 */
export function useSignIn(): (answer: SessionDto) => void {
  const site = useTranslations('site');
  const locale = useLocale();
  const queries = useQueryClient();
  const { api, session } = useServices();
  const { returnTo } = useAuthMode();
  return (answer) => {
    const press = takePress(returnTo);
    session.signIn(answer);
    if (!press) return;
    afterwards.push(async () => {
      const [{ doPress }, t] = await Promise.all([import('./do-press'), loadTranslations(locale, 'songs')]);
      // The session has just begun. If it is over already, the page says so at the next press.
      await doPress({ api, session, queries, locale, t, site, askToSignIn() {} }, press);
    });
  };
}

/** What waits for the page of the press: a page that appears dismisses the errors of the one before. */
const afterwards: (() => Promise<void>)[] = [];

/** Does it when the sign-in page is left. */
export function useActAfterwards(): void {
  useEffect(
    () => () => {
      for (const act of afterwards.splice(0)) void act();
    },
    [],
  );
}
