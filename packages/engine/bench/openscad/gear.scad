m = 2; z = 24; alpha = 20;
pitch = m * z / 2; base = pitch * cos(alpha); tip = pitch + m; root = pitch - 1.25 * m;
function inv(a) = tan(a) * 180 / PI - a;
half = 90 / z + inv(alpha);
start = max(base, root);
flank = [for (k = [0 : 7]) let(r = start + (tip - start) * k / 7) [r, half - inv(acos(min(1, base / r)))]];
function at(r, a) = [r * cos(a), r * sin(a)];
difference() {
  linear_extrude(10) polygon([for (k = [0 : z - 1]) let(c = 360 / z * k) each concat(
    [at(root, c - flank[0][1])],
    [for (f = flank) at(f[0], c - f[1])],
    [for (i = [7 : -1 : 0]) at(flank[i][0], c + flank[i][1])],
    [at(root, c + flank[0][1])])]);
  translate([0, 0, -1]) cylinder(d = 8, h = 12, $fn = 48);
}
