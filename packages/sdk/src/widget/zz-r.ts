import r2wc from '@r2wc/react-to-web-component';
import * as a from './preact-lite.js';
console.log(a.Component,a.createContext,a.createRoot,a.jsx,a.Fragment,a.useContext,a.useEffect,a.useLayoutEffect,a.useState,a.useRef,a.useMemo,a.useId, r2wc);
