import type { RuleTester } from 'oxlint/plugins-dev';

declare const plugin: { rules: { 'translated-text': Parameters<RuleTester['run']>[1] } };
export default plugin;
