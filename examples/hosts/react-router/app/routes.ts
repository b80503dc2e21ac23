import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/plan.tsx'), route('search-panel', 'routes/funds.tsx')] satisfies RouteConfig;
