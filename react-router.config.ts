import type { Config } from '@react-router/dev/config';
import { OUTLINED_PATHS, PRERENDERED_PATHS } from './src/web/paths.ts';

/** Public pages are plain files; everything behind the sign-in is drawn in the browser, some of it into an outline. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: false,
  // The parts of a route in one file: each file costs a round trip.
  splitRouteModules: false,
  prerender: [...PRERENDERED_PATHS, ...OUTLINED_PATHS],
} satisfies Config;
