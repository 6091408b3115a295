import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NOTICES } from '../scripts/vite/notices';
import { precompress } from '../scripts/vite/precompress';

const TARGET = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/** `vite build` builds the browser's code, `vite build --ssr src/entry-server.tsx` the renderer for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        target: TARGET,
        manifest: true,
        license: NOTICES,
        // One style sheet, which is inline in every document, so that no route ever shows unstyled content.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Every page has these from the start; their names in each list would be half a kilobyte.
          resolveDependencies: (_, files) =>
            files.filter((file) => !/\/(vendor|shared|rolldown-runtime)-/.test(file)),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // The list of all files, which is in the first load, is shorter by their hashes.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Common code in one file for each group, instead of a dozen small files.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  // The gallery alone reads a list in pages, and only the entry form asks what is being sent.
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack|openapi-fetch)\/(?!.*\/(useInfiniteQuery|infiniteQueryObserver|useMutation(State)?|mutationObserver)\.js)/,
                },
                {
                  name: 'shared',
                  // Of a song, the parts that the home page shows as well. The fields of forms load with the forms.
                  test: /packages\/api-client\/.*\/(permissions|revoke-later|session)\.|public-web\/src\/(features\/contest\/(facts\/(contest-link|contest-queries|contest-title)|submission\/(kept-draft|kept-photo-key))|translations\/plural|components\/(?!song\/(?!cover-with-play|second-title|song-|use-song-play|use-renewed-queue)|player\/(?!player\.|play-button|seek-bar|waveform-path)|not-found-page|empty-state|entry-fields|captcha|markup|check-field|focused-heading|copy-button|text-field|email-field|no-emails|with-breaks|views-meaning)|lib\/(?!about-texts|at-least|conditions-query|deadlines|error-sentence|player\/volume|use-send|goes-to-submit|press|solve-challenge|suggest-email|use-field|use-link-token))/,
                  minShareCount: 2,
                },
                {
                  // The home page sends nothing before its form has loaded.
                  name: 'mutation',
                  test: /@tanstack\/.*\/(useMutation|mutationObserver)\.js/,
                  minShareCount: 2,
                },
                {
                  name: 'send',
                  test: /public-web\/src\/lib\/(error-sentence|use-send)/,
                  minShareCount: 2,
                },
                {
                  name: 'entry-parts',
                  // Of an entry, what neither the home page nor the songs begin with.
                  test: /features\/contest\/entry\/entry-photo|components\/views-meaning/,
                  minShareCount: 2,
                },
                {
                  name: 'forms',
                  // One name in the list of all files instead of four.
                  test: /public-web\/src\/(lib\/(at-least|goes-to-submit|suggest-email|use-field|use-link-token)|components\/(check-field|focused-heading|copy-button|text-field|email-field|no-emails|with-breaks))|packages\/shared\/.*\/rules\./,
                  minShareCount: 2,
                },
                {
                  name: 'entry-fields',
                  test: /public-web\/src\/(components\/(entry-fields|captcha)|lib\/conditions-query)/,
                  minShareCount: 2,
                },
                {
                  name: 'share',
                  test: /components\/song\/(share-(buttons|link)|favorite-button|lyrics-query|use-vote)/,
                  minShareCount: 2,
                },
                {
                  name: 'player',
                  // What the bar of the player has in common with its sheet, its queue and its lyrics.
                  test: /public-web\/src\/(components\/(player|optional)|translations\/\w+\/player)/,
                  minShareCount: 2,
                },
                {
                  name: 'rules',
                  test: /components\/markup|features\/legal\/rules-(text|queries)/,
                  minShareCount: 2,
                },
                {
                  name: 'vote',
                  test: /features\/contest\/voting\/(vote-state|use-cast-vote|entry-line|my-vote-query)/,
                  minShareCount: 2,
                },
                {
                  name: 'deadlines',
                  test: /lib\/deadlines|packages\/shared\/.*deadlines/,
                  minShareCount: 2,
                },
                {
                  name: 'announced',
                  // What the pages of contests and of an entrant show of a contest.
                  test: /features\/contest\/facts\/announced-contests|packages\/shared\/.*contest-date-words/,
                  minShareCount: 2,
                },
                {
                  name: 'contest',
                  // Of a contest, what the home page shows as well as the page of the contest.
                  test: /features\/contest\/facts\/(prize-strip|phase-message|contest-timeline|time-left|contest-song)|packages\/shared\/.*contest-(state|phase)/,
                  minShareCount: 2,
                },
                {
                  name: 'result',
                  test: /features\/contest\/results\/(points|result-query)/,
                  minShareCount: 2,
                },
                {
                  name: 'entries',
                  // What the gallery, the page of an entry and the page of votes show of entries.
                  test: /public-web\/src\/features\/contest\/(facts\/(voting-banner|contest-neighbours)|entry\/(view-count|rank|entry-video|entry-at|use-one-video)|gallery\/(gallery|use-gallery-view|use-reading-on))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
  // The program that verifies results has an `await` of its own.
  worker: { format: 'es' },
  // The renderer is one self-contained build with production React, independent of the environment.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
