$fn = 48;
pitch = 1.25; d = 8; h = 0.6134 * pitch; steps = 96;
// The cross-section of a single-start thread is the same all along, only turned: its radius follows the profile once around.
function radius(a) = let(p = abs(a / 180 - 1)) p < 0.125 ? d / 2 : p > 0.75 ? d / 2 - h : d / 2 - h * (p - 0.125) / 0.625;
union() {
  cylinder(r = 13 / sqrt(3), h = 5.3, $fn = 6);
  translate([0, 0, 5.2]) cylinder(d = d, h = 10.2);
  translate([0, 0, 15.3]) linear_extrude(height = 20, twist = -360 * 20 / pitch, slices = 16 * 24)
    polygon([for (k = [0 : steps - 1]) let(a = 360 * k / steps) radius(a) * [cos(a), sin(a)]]);
}
