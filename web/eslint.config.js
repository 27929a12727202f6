import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default defineConfig(
    { ignores: ['node_modules/', 'src/generated/', 'src/games/*/generated.ts'] },
    ...ts.configs.strict,
    ...ts.configs.stylistic,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config },
        },
    },
    {
        rules: {
            eqeqeq: 'error',
            'no-console': 'error',
            'no-restricted-syntax': [
                'error',
                { selector: 'TSEnumDeclaration', message: 'A union of words says the same.' },
            ],
            // What nobody shows needs no reactivity.
            'svelte/prefer-svelte-reactivity': 'off',
            'max-lines': ['error', 500],
            'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
        },
    },
    // A list of tests is one long function.
    { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
);
