// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const TESTS = new Set(['describe', 'it', 'test']);

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/**
 * The words that the glossary rejects everywhere, each with the term in its place. A word with an addition in brackets, or with an asterisk, has another
 * meaning elsewhere, which no rule can tell.
 * @param {string} glossary
 * @returns {Map<string, string>}
 */
export function rejectedWords(glossary) {
  const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows
      .filter((cells) => cells.length === 5 && !/^-*$/.test(cells[3] ?? '') && cells[3] !== 'not')
      .flatMap(([, term = '', , words = '']) =>
        words
          .replaceAll(/\([^()]*\)/g, '()')
          .split(',')
          .map((word) => word.trim().toLowerCase())
          .filter((word) => /^[a-z][a-z -]*$/.test(word))
          .map((word) => /** @type {[string, string]} */ ([word, term])),
      ),
  );
}

/** `submittedBallot` as `submitted ballot`. @param {string} name */
const inWords = (name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_$]/g, ' ');

/** Comments, titles of tests and the names that a file declares use the terms of `docs/glossary.md`. @type {RuleModule} */
export const glossaryRule = {
  meta: { type: 'suggestion', schema: [], messages: { other: '“{{word}}”: the glossary says “{{term}}”' } },
  create(context) {
    const terms = rejectedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
    // Not the tags of JSDoc, such as `@override`.
    const pattern = new RegExp(`(?<!@)\\b(${[...terms.keys()].join('|')})s?\\b`, 'gi');
    /**
     * @param {string} text
     * @param {import('eslint').Rule.ReportDescriptorLocation} where
     */
    const check = (text, where) => {
      for (const [, word = ''] of text.matchAll(pattern)) {
        const term = terms.get(word.toLowerCase()) ?? '';
        context.report({ ...where, messageId: 'other', data: { word, term } });
      }
    };
    /** @param {any} node */
    const checkName = (node) => {
      if (node.id?.type === 'Identifier') check(inWords(node.id.name), { node: node.id });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (comment.loc) check(comment.value, { loc: comment.loc });
      },
      /** @param {any} node */
      CallExpression(node) {
        let called = node.callee;
        // `test.each(rows)` has the title in its second call.
        while (called.callee ?? called.object) called = called.callee ?? called.object;
        const [title] = node.arguments;
        if (TESTS.has(called.name) && title?.type === 'Literal') check(String(title.value), { node: title });
      },
      ClassDeclaration: checkName,
      FunctionDeclaration: checkName,
      VariableDeclarator: checkName,
      TSInterfaceDeclaration: checkName,
      TSTypeAliasDeclaration: checkName,
    };
  },
};
